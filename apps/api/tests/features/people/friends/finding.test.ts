import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { found, ask, act } = stepsOf(world)

type Home = { country: number; state: number; city: number }

const { rows: homes } = await sql<Home>`
  SELECT DISTINCT ON (states.id) country_id AS country, states.id AS state, cities.id AS city
  FROM cities JOIN states ON states.id = state_id WHERE country_id IN (250, 276) ORDER BY states.id, cities.id`.execute(
  app.db,
)
const [home, sameCountry] = homes.filter(one => one.country === 250)
const abroad = homes.find(one => one.country === 276)
if (!home || !sameCountry || !abroad) throw new Error('The world has too few places.')
const { rows: neighbours } = await sql<{ id: number }>`
  SELECT id FROM cities WHERE state_id = ${home.state} AND id <> ${home.city} LIMIT 1`.execute(app.db)
const sameState = { ...home, city: neighbours[0]?.id ?? 0 }

const drainJobs = ({ id }: Member, { country, state, city }: Home) =>
  sql`UPDATE users SET country_id = ${country}, state_id = ${state}, city_id = ${city} WHERE id = ${id}`.execute(app.db)

const nameOf = ({ name }: { name: string }) => name

/** Somebody in a location, with a family name that only this test uses. */
async function person(name: string, family: string, place: Home) {
  const one = await signUp(call, name, { name: `${name} ${family}` })
  await drainJobs(one, place)
  return one
}

async function all(as: Member, query: string): Promise<string[]> {
  const names: string[] = []
  let cursor = ''
  for (;;) {
    const { body } = await call('GET', `/find-friend?${query}${cursor}`, { as })
    names.push(...body.friends.map(nameOf))
    if (!body.hasMorePages) return names
    cursor = `&cursor=${body.nextCursor}`
  }
}

const first = (name: string) => name.split(' ')[0]

describe('people to find', () => {
  test('come by mutual connections, then same city, state, country, elsewhere, on pages of any size', async () => {
    const family = 'Ranking'
    const ana = await person('Ana', family, home)
    const [ben, cleo] = [await person('Ben', 'Between', home), await person('Cleo', 'Between', home)]
    const far = await person('Far', family, abroad)
    const country = await person('Country', family, sameCountry)
    const city = await person('City', family, home)
    const state = await person('State', family, sameState)
    const one = await person('One', family, abroad)
    const two = await person('Two', family, abroad)
    const oneNear = await person('OneNear', family, home)
    for (const between of [ben, cleo]) {
      await befriend(world, ana, between)
      await befriend(world, between, two)
    }
    await befriend(world, ben, one)
    await befriend(world, ben, oneNear)
    const order = [two, oneNear, one, city, state, country, far].map(({ name }) => name)
    for (const size of [1, 2, 3, 7])
      expect((await all(ana, `keyword=ranking&per_page=${size}`)).map(first)).toEqual(order)
    expect((await found(ana, '?keyword=ranking&per_page=2&page=2')).map(first)).toEqual(['One', 'City'])
    expect((await found(ana, `?keyword=ranking&country_id=${abroad.country}`)).map(first)).toEqual([
      'Two',
      'One',
      'Far',
    ])
    expect((await found(ana, `?keyword=ranking&city_id=${home.city}`)).map(first)).toEqual(['OneNear', 'City'])
    expect((await found(ana, `?keyword=ranking&state_id=${home.state}`)).map(first)).toEqual([
      'OneNear',
      'City',
      'State',
    ])
    const { friends } = (await call('GET', '/find-friend?keyword=ranking&per_page=1', { as: ana })).body
    expect(friends).toMatchObject([{ mutual_count: 2, status: null, friend_type: null, country: { name: 'Germany' } }])
    expect(friends[0]?.connections).toHaveLength(2)
    expect(friends[0]?.can).toMatchObject({ request: true, remove: false })
  })

  test('are found without a place of one’s own', async () => {
    const ana = await signUp(call, 'Ana')
    await sql`UPDATE users SET country_id = NULL WHERE id = ${ana.id}`.execute(app.db)
    await person('Near', 'Nowhere', home)
    expect(await found(ana, '?keyword=nowhere')).toEqual(['Near Nowhere'])
  })

  test('are neither oneself, nor known, asked, blocked, too young, away, or providers', async () => {
    const family = 'Hidden'
    const ana = await person('Ana', family, home)
    const known = await person('Known', family, home)
    const asked = await person('Asked', family, home)
    const asking = await person('Asking', family, home)
    const blocked = await person('Blocked', family, home)
    const blocking = await person('Blocking', family, home)
    const kid = await person('Kid', family, home)
    const away = await person('Away', family, home)
    const provider = await person('Provider', family, home)
    const csp = await person('Both', family, home)
    expect(await found(ana, '?keyword=hidden')).toHaveLength(9)
    await befriend(world, ana, known)
    await ask(ana, asked)
    await ask(asking, ana)
    await act(ana, blocked, 'block')
    await act(blocking, ana, 'block')
    const almost13 = new Date(world.clock.now().getTime() - 13 * 365 * 86_400_000)
    await sql`UPDATE users SET dob = ${almost13} WHERE id = ${kid.id}`.execute(app.db)
    await sql`UPDATE users SET status = 'suspended' WHERE id = ${away.id}`.execute(app.db)
    await sql`UPDATE users SET user_type = 1 WHERE id = ${provider.id}`.execute(app.db)
    await sql`UPDATE users SET is_csp = true, dob = '2000-02-29' WHERE id = ${csp.id}`.execute(app.db)
    expect(await found(ana, '?keyword=hidden')).toEqual(['Both Hidden'])
  })

  test('stay away for 30 days when they are skipped', async () => {
    const ana = await person('Ana', 'Skipping', home)
    const eva = await person('Eva', 'Skipping', home)
    expect((await call('POST', `/find-friend/${eva.id}/skip`, { as: ana })).status).toBe(200)
    expect((await call('POST', `/find-friend/${eva.id}/skip`, { as: ana })).status).toBe(200)
    expect(await found(ana, '?keyword=skipping')).toEqual([])
    expect(await found(eva, '?keyword=skipping')).toEqual(['Ana Skipping'])
    world.clock.forward({ days: 29 })
    const stillThere = await call('GET', '/find-friend?keyword=skipping', { as: ana })
    expect(stillThere.body.friends).toEqual([])
    world.clock.forward({ days: 2 })
    const again = await call('POST', '/auth/login', { json: { email: ana.email, password: ana.password } })
    expect(await found(again.body, '?keyword=skipping')).toEqual(['Eva Skipping'])
  })

  test.each(['cursor=abc', 'cursor=MX40fjE', 'page=0', 'per_page=101', 'city_id=x'])('refuses %s', async query => {
    const ana = await signUp(call, 'Ana')
    const { status, body } = await call('GET', `/find-friend?${query}`, { as: ana })
    expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]])
  })

  test('cost a bounded number of statements', async () => {
    const ana = await person('Ana', 'Counting', home)
    const statements = await world.statements(() => call('GET', '/find-friend', { as: ana }))
    expect(statements.length).toBeLessThanOrEqual(11)
  })

  test.each([
    ['en', 'Germany'],
    ['pt', 'Alemanha'],
  ])('live in places that are named in the language of the call: %s', async (language, country) => {
    const viewer = await person('Ana', `Spoken${language}`, home)
    await person('Ben', `Spoken${language}`, abroad)
    const headers = { 'accept-language': language }
    const { body } = await call('GET', `/find-friend?keyword=Spoken${language}`, { as: viewer, headers })
    expect(body.friends[0]?.country?.name).toBe(country)
  })
})
