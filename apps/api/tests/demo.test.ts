import { bookingStates } from '@celebrio/contract/market/booking-states'
import type { Post } from '@celebrio/contract/social/posts'
import { CompiledQuery } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DemoSignIn, loadDemo } from '../src/demo/load-demo.ts'
import { printSignIns } from '../src/demo/print-sign-ins.ts'
import { countTrending } from '../src/features/social/hashtags/trending.ts'
import type { Someone } from './harness/caller.ts'
import { startWorld } from './harness/world.ts'

const world = await startWorld()
const { call, app } = world

let signIns: DemoSignIn[] = []

beforeAll(async () => {
  signIns = await loadDemo(app)
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

  it('has stores that people have joined', async () => {
    const { body } = await call('GET', '/service-provider?keyword=Saffron', { as: await asPerson('hana') })
    expect(body.post[0]).toMatchObject({ company_name: 'Saffron & Smoke', total_joined: 4 })
    expect(body.post[0]?.joined_connections.count).toBeGreaterThan(0)
  })

  it('has bookings in every state, reviews of both sides, and a provider whose Saturday is full', async () => {
    const states = await app.db.selectFrom('bookings').select('status').distinct().execute()
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(bookingStates))
    const [{ id } = { id: 0 }] = (await call('GET', '/service-provider?keyword=Saffron')).body.post
    const { body } = await call('GET', `/service-provider/${id}/review`)
    expect(body.reviews[0]).toMatchObject({ stars: 5, answer: { words: expect.stringContaining('roof') } })
    const [from, to] = [8, 14].map(days => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
    const { days } = (
      await call('GET', `/service-provider/${id}/availability?from=${from}&to=${to}`, { as: await asPerson('ruth') })
    ).body
    const taken = days.filter(({ day, status }) => status === 'full' && new Date(day).getUTCDay() === 6)
    expect(taken).toHaveLength(1)
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
