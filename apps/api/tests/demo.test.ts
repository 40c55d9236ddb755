import { bookingStates } from '@celebrio/contract/market/booking-states'
import type { Post } from '@celebrio/contract/social/posts'
import { CompiledQuery } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DemoSignIn, loadDemo } from '../src/demo/load-demo.ts'
import { printSignIns } from '../src/demo/print-sign-ins.ts'
import { countTrending } from '../src/features/social/hashtags/trending.ts'
import { demoStoresOf } from './demo-stores.ts'
import type { Someone } from './harness/caller.ts'
import { startWorld } from './harness/world.ts'

const world = await startWorld()
const { call, app } = world

let signIns: DemoSignIn[] = []

beforeAll(async () => {
  signIns = await loadDemo(app)
  // Nothing of it can be swept away while it is drawn: its files come today, whatever day they are shown on.
  const yesterday = new Date(Date.now() - 86_400_000)
  expect(await app.db.selectFrom('uploads').select('id').where('created_at', '<', yesterday).execute()).toEqual([])
}, 240_000)

async function signIn({ email, password }: Pick<DemoSignIn, 'email' | 'password'>): Promise<Someone> {
  const { status, body } = await call('POST', '/auth/login', { json: { email, password } })
  expect(status, email).toBe(200)
  return body
}

const asPerson = (key: string) => signIn({ email: `${key}@celebrio.example`, password: 'celebrate-1' })

async function feedOf(someone: Someone): Promise<Post[]> {
  const { body } = await call('GET', '/post?per_page=100', { as: someone })
  return body.post
}

const { daysOf, pageOf } = demoStoresOf(world, asPerson)

const kindsIn = (posts: Post[]) => new Set(posts.flatMap(post => post.images.map(one => one.file_type)))

describe('the demo world', () => {
  it('lets everybody sign in and shows each of them pictures, songs and films', async () => {
    expect(signIns.length).toBeGreaterThanOrEqual(26)
    for (const person of signIns) {
      const posts = await feedOf(await signIn(person))
      expect(posts.length, person.name).toBeGreaterThan(50)
      expect(kindsIn(posts), person.name).toEqual(new Set(['image', 'audio', 'video']))
      expect(posts.some(post => post.images.length === 0)).toBe(true)
      expect(posts.some(post => post.images.length > 4)).toBe(true)
      expect(posts.some(post => post.content.length > 200)).toBe(true)
    }
  })

  it('has groups with a cover, their members, and somebody who has not answered', async () => {
    const amara = await asPerson('amara')
    const { groups } = (await call('GET', '/group', { as: amara })).body
    expect(groups).toMatchObject([{ cover: {}, date: expect.any(String), total_members: 6, total_invited: 1 }])
    expect((await call('GET', '/group?state=invited', { as: amara })).body.groups).toHaveLength(2)
  })

  it('has conversations of every kind, some with unread words, and somebody who asks to talk', async () => {
    const amara = await asPerson('amara')
    const { conversations } = (await call('GET', '/conversation', { as: amara })).body
    expect(new Set(conversations.map(({ kind }) => kind))).toEqual(
      new Set(['direct', 'group', 'event', 'booking', 'deal', 'provider']),
    )
    expect(conversations.filter(({ unread }) => unread > 0)).toHaveLength(4)
    expect((await call('GET', '/conversation?box=requests', { as: amara })).body.conversations).toHaveLength(1)
    const group = conversations.find(({ kind }) => kind === 'group')
    const { messages } = (await call('GET', `/conversation/${group?.id ?? 0}/message`, { as: amara })).body
    expect(messages.some(({ files }) => files.length > 0)).toBe(true)
    expect(messages.some(({ reply_to }) => reply_to !== null)).toBe(true)
    expect(messages.some(({ reactions }) => reactions.total > 0)).toBe(true)
  })

  it('has boosted deals that come first, with their label', async () => {
    const { deals } = (await call('GET', '/deal?public_deal=true', { as: await asPerson('amara') })).body
    expect(
      deals
        .slice(0, 2)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Dhol with case, sheesham wood, tuned for weddings', 'Forty paper lanterns, used once'])
    expect(deals.filter(({ is_boosted }) => is_boosted)).toHaveLength(2)
  })

  it('has messages in the order of their times, all of them in the past', async () => {
    const { rows } = await sqlCount(`
      SELECT count(*)::int AS wrong FROM (
        SELECT created_at, lag(created_at) OVER (PARTITION BY conversation_id ORDER BY seq) AS before FROM messages) AS message
      WHERE created_at <= before OR created_at > now()`)
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('has providers with a company, a place and a logo', async () => {
    const providers = signIns.filter(({ role }) => role === 'provider')
    expect(providers).toHaveLength(4)
    for (const provider of providers) {
      const { body } = await call('GET', '/profile/me', { as: await signIn(provider) })
      expect(body.user).toMatchObject({ email_verified: true, profile_picture: expect.any(String) })
      const { company_name, city, state, country, logo } = body.user.service_provider ?? {}
      expect([company_name, city, state, country].every(Boolean)).toBe(true)
      expect((await fetch(logo ?? '')).headers.get('content-type')).toBe('image/webp')
    }
  })

  it('has a market of stores in eight cities, with prices in their own currencies', async () => {
    const { body } = await call('GET', '/service-provider?filter_type=top_sp&per_page=100')
    const cards = body.post
    expect(cards.length).toBeGreaterThanOrEqual(25)
    expect(new Set(cards.map(({ city }) => city)).size).toBeGreaterThanOrEqual(8)
    const currencies = new Set(cards.map(({ price_from }) => price_from?.currency))
    expect(currencies).toEqual(new Set(['USD', 'GBP', 'EUR', 'NGN', 'MXN', 'BRL']))
    expect(cards.some(({ has_offer }) => has_offer)).toBe(true)
  })

  it('has something to find for every way of looking for a provider', async () => {
    const far = new Date(Date.now() + 60 * 86_400_000)
    const sunday = new Date(far.getTime() + ((7 - far.getUTCDay()) % 7) * 86_400_000).toISOString().slice(0, 10)
    const brooklyn = 'lat=40.65&lng=-73.95'
    const ways = [
      'keyword=jolof',
      'category_id=11',
      `${brooklyn}&distance_km=30`,
      `${brooklyn}&comes_to_me=true`,
      'price_to=20&currency=EUR',
      'min_rating=4.5',
      'offers=true',
      'languages[]=yo&languages[]=ja',
      `free_on=${sunday}`,
    ]
    for (const way of ways) {
      const { body } = await call('GET', `/service-provider?per_page=100&${way}`)
      expect(body.post.length, way).toBeGreaterThan(0)
      expect(body.post.length, way).toBeLessThan(26)
    }
  })

  it('has stores that tell of themselves: rules, distance, albums, answers, and when they work', async () => {
    const { post } = (await call('GET', '/service-provider?per_page=100')).body
    const stores: Awaited<ReturnType<typeof pageOf>>[] = []
    for (const { id } of post) stores.push(await pageOf(id))
    const count = (has: (store: (typeof stores)[number]) => unknown) => stores.filter(has).length
    for (const term of ['cancellation', 'travel', 'deposit'] as const)
      expect(count(store => store[term])).toBeGreaterThan(12)
    expect(count(({ travels_km }) => travels_km === 0)).toBe(2)
    expect(count(({ travels_km }) => travels_km !== null)).toBeGreaterThan(20)
    expect(count(({ albums }) => (albums[0]?.images.length ?? 0) > 2)).toBeGreaterThan(8)
    expect(count(({ questions }) => questions.length > 0)).toBeGreaterThan(10)
    expect(count(({ answers_within }) => answers_within !== null)).toBeGreaterThanOrEqual(5)
    expect(new Set(stores.map(store => store.lead_days)).size).toBeGreaterThan(4)
    expect(stores.every(({ languages }) => languages.length > 0)).toBe(true)
    expect(count(store => store.is_verified)).toBe(3)
    for (const { business_phone_number: phone } of stores) expect(phone, 'can be called from abroad').toMatch(/^\+\d+$/)
  })

  it('has stores on trial, on each of the plans, and at rest', async () => {
    const { rows } = await sqlCount(`
      SELECT count(*) FILTER (WHERE paid_until IS NULL AND company.created_at > now() - interval '28 days')::int AS trial,
        count(*) FILTER (WHERE paid_until IS NULL AND company.created_at < now() - interval '31 days')::int AS resting,
        (SELECT count(DISTINCT plan)::int FROM plan_periods) AS plans FROM stores JOIN service_providers AS company ON id = provider_id`)
    expect(rows).toEqual([{ trial: 1, resting: 1, plans: 3 }])
    const ruth = await asPerson('ruth')
    expect((await call('GET', '/subscription', { as: ruth })).body.subscription.periods).toHaveLength(1)
    expect((await call('GET', '/receipt', { as: ruth })).body.receipts).toHaveLength(1)
  })

  it('has stores that people look at, more of them by the week, and figures of the days before', async () => {
    const { body } = await call('GET', '/store/view?days=30', { as: await asPerson('ruth') })
    expect(body.days.every(({ views }) => views > 0)).toBe(true)
    const { rows } = await sqlCount('SELECT DISTINCT figure FROM platform_figures WHERE value > 0 ORDER BY figure')
    expect(rows.map(({ figure }) => figure)).toEqual(['bookings', 'deals', 'events', 'paid', 'posts', 'sign_ups'])
  })

  it('has stores that people have joined', async () => {
    const { body } = await call('GET', '/service-provider?keyword=Saffron', { as: await asPerson('hana') })
    expect(body.post[0]).toMatchObject({ company_name: 'Saffron & Smoke', total_joined: 4 })
    expect(body.post[0]?.joined_connections.count).toBeGreaterThan(0)
  })

  it('has bookings in every state, reviews of both sides, and a provider whose Saturday is full, with one request more', async () => {
    const states = await app.db.selectFrom('bookings').select('status').distinct().execute()
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(bookingStates))
    const [{ id } = { id: 0 }] = (await call('GET', '/service-provider?keyword=Saffron')).body.post
    const { body } = await call('GET', `/service-provider/${id}/review`)
    expect(body.reviews[0]).toMatchObject({ stars: 5, answer: { words: expect.stringContaining('roof') } })
    const served = (await call('GET', '/booking?status[]=completed', { as: await asPerson('amara') })).body.bookings
    for (const one of served) {
      const { own, theirs } = (await call('GET', `/booking/${one.id}/review`, { as: await asPerson('amara') })).body
      expect([own?.side, theirs?.side], one.event.title).toEqual(['celebrant', 'provider'])
    }
    expect(served).not.toEqual([])
    const days = await daysOf(id, 8, 14, 'ruth')
    const taken = days.filter(({ day, status }) => status === 'full' && new Date(day).getUTCDay() === 6)
    expect(taken).toHaveLength(1)
    const { bookings } = (
      await call('GET', '/booking?side=provider&status[]=requested', { as: await asPerson('ruth') })
    ).body
    expect(bookings.map(({ event, same_day }) => [event.event_date.slice(0, 10), same_day])).toEqual([
      [taken[0]?.day, { booked: 2, most: 2, is_full: true }],
    ])
  })

  it('has providers with days off', async () => {
    const { post } = (await call('GET', '/service-provider?keyword=Quint')).body
    const id = post.find(({ company_name }) => company_name === 'Quint & Daughters Cakes')?.id ?? 0
    expect((await daysOf(id, 18, 23, 'amara')).map(({ status }) => status)).toEqual(Array(6).fill('off'))
  })

  it('has bookings of providers who are close to the celebration', async () => {
    const { rows } = await sqlCount(`
      SELECT round(asind(cube_distance(there.position, here.position) / 2) * 2 * 111.2)::int AS kilometres
      FROM bookings JOIN events ON events.id = event_id JOIN service_providers company ON company.id = provider_id,
        LATERAL (SELECT ball_point(lat, lng) AS position FROM cities WHERE id = events.city_id) there,
        LATERAL (SELECT ball_point(lat, lng) AS position FROM cities WHERE id = company.city_id) here`)
    expect(rows.length).toBeGreaterThan(10)
    expect(Math.max(...rows.map(({ kilometres }) => kilometres ?? Number.POSITIVE_INFINITY))).toBeLessThan(100)
  })

  it('has offers that say nothing of days and seasons, as they hold on all of them', async () => {
    const { rows } = await app.db.executeQuery<{ text: string }>(
      CompiledQuery.raw("SELECT concat(name, ' ', description) AS text FROM offers"),
    )
    expect(rows.length).toBeGreaterThan(5)
    const days =
      /day|season|winter|december|lun[de]|mar[dt]|dimanche|semaine|semana|hiver|inviern|inverno|domingo|sábado|até|antes/i
    expect(rows.filter(({ text }) => days.test(text))).toEqual([])
  })

  it('has people to meet, and treats that wait', async () => {
    const amara = await asPerson('amara')
    const { body } = await call('GET', '/meet-new-friend', { as: amara })
    expect(body.friends.length).toBeGreaterThanOrEqual(8)
    expect((await call('GET', '/meet-new-friend/me', { as: amara })).body).toMatchObject({ age: 'adult', waiting: 1 })
  })

  it('has films that were watched, and people who tell of themselves and live somewhere', async () => {
    const amara = await asPerson('amara')
    const { body } = await call('GET', '/most-watched-video', { as: amara })
    expect(body.videos[0]?.total_views).toBeGreaterThan(1)
    const me = (await call('GET', '/profile/me', { as: amara })).body.user
    expect([me.city?.name, me.bio]).toEqual(['Brooklyn', expect.stringContaining('guest list')])
  })

  it('has celebrations to come and to remember, one of them full, and guests of all answers', async () => {
    const [amara, kwame, rafael] = [await asPerson('amara'), await asPerson('kwame'), await asPerson('rafael')]
    const own = (await call('GET', '/event', { as: amara })).body.events
    expect(own[0]).toMatchObject({ title: 'Mama Ngozi turns seventy', total_guests: 13, cover: { file_type: 'image' } })
    expect((await call('GET', '/event?history=true', { as: amara })).body.events).toHaveLength(1)
    expect((await call('GET', '/event/public')).body.events).toHaveLength(5)
    expect((await call('GET', '/event/live', { as: amara })).body.event?.title).toBe('A week of highlife on the roof')
    const full = (await call('GET', '/event', { as: kwame })).body.events[0]
    expect(full?.total_guests).toBe(full?.members)
    const seen = (await call('GET', `/event/${full?.id}`, { as: rafael })).body.event
    expect(seen.my_invitation).toMatchObject({ status: 'waiting', waiting_before: 0 })
  })

  it('has conversations under posts, and hashtags that several people use', async () => {
    const amara = await asPerson('amara')
    const table = (await feedOf(amara)).find(post => post.content.startsWith('The tables are out'))
    const { body } = await call('GET', `/comment?post_id=${table?.id}`, { as: amara })
    expect(body.comment).toHaveLength(3)
    await countTrending(app)
    const trending = (await call('GET', '/hashtag/trending', { as: amara })).body.hashtags
    expect(trending[0]?.total_authors).toBeGreaterThan(1)
  })

  it('shows posts of a private account to connections only', async () => {
    const written = (posts: Post[]) => posts.filter(post => post.user.name === 'Grace O’Brien')
    expect(written(await feedOf(await asPerson('oliver')))).toHaveLength(2)
    expect(written(await feedOf(await asPerson('kwame')))).toHaveLength(0)
  })

  it('hides those who are blocked and those who block from each other', async () => {
    const authors = async (key: string) => (await feedOf(await asPerson(key))).map(post => post.user.name)
    expect(await authors('ben')).not.toContain('Rafael Duarte')
    expect(await authors('rafael')).not.toContain('Ben Ashworth')
  })

  it('is written in all four languages', async () => {
    const rows = await app.db
      .selectFrom('posts')
      .innerJoin('users', 'users.id', 'posts.user_id')
      .select('users.language')
      .distinct()
      .execute()
    expect(rows.map(row => row.language).sort()).toEqual(['en', 'es', 'fr', 'pt'])
  })

  it('lies in the past, reactions after their posts and after their people came', async () => {
    const { rows } = await sqlCount(`
      SELECT count(*)::int AS wrong FROM (SELECT post_id, user_id, created_at FROM post_likes
        UNION ALL SELECT post_id, user_id, created_at FROM post_superlikes) AS reaction
      JOIN posts ON posts.id = post_id JOIN users ON users.id = reaction.user_id
      WHERE reaction.created_at < posts.created_at OR reaction.created_at > now()
        OR reaction.created_at < users.created_at OR posts.created_at < now() - interval '40 days'`)
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('counts what it holds', async () => {
    const { rows } = await sqlCount(`
      SELECT count(*)::int AS wrong FROM posts
      WHERE total_likes <> (SELECT count(*) FROM post_likes WHERE post_id = posts.id)
        OR (SELECT sum(n) FROM unnest(flowers) AS n)
          <> (SELECT count(*) FROM post_superlikes WHERE post_id = posts.id)`)
    expect(rows).toEqual([{ wrong: 0 }])
  })

  // First run all jobs that the demo world has caused.
  it('sends no mail', { timeout: 120_000 }, async () => {
    expect(await world.emails()).toEqual([])
  })

  it('is loaded once', async () => {
    const posts = async () => (await sqlCount('SELECT count(*)::int AS posts FROM posts')).rows
    const before = await posts()
    expect(await loadDemo(app)).toEqual([])
    expect(await posts()).toEqual(before)
  })

  it('tells how to sign in', () => {
    expect(printSignIns(signIns)).toContain('amara@celebrio.example')
    expect(printSignIns(signIns)).toContain('celebrate-1')
    expect(printSignIns([])).toContain('not loaded')
  })
})

function sqlCount(text: string) {
  return app.db.executeQuery<Record<string, number>>(CompiledQuery.raw(text))
}
