import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Someone } from '../../harness/caller.ts'
import { type Member, signUp } from '../../harness/people.ts'
import { befriend, block, makePrivate } from '../../harness/relations.ts'
import { startWorld } from '../../harness/world.ts'

const world = await startWorld()
const { call, app } = world

const person = (name: string) => signUp(call, 'Somebody', { name })

const search = async (as: Someone, keyword: string, more = '') =>
  (await call('GET', `/search/user?keyword=${encodeURIComponent(keyword)}${more}`, { as })).body

const found = async (as: Someone, keyword: string, more = ''): Promise<string[]> =>
  (await search(as, keyword, more)).users.map(({ name }: { name: string }) => name)

const set = ({ id }: Member, change: string) =>
  sql`UPDATE users SET ${sql.raw(change)} WHERE id = ${id}`.execute(app.db)

describe('people are found', () => {
  test.each([
    ['Zé Acento', 'ze acento'],
    ['Jose Plano', 'José PLANO'],
    ['José Tilde', 'jose tilde'],
    ['Łukasz Brzęczyk', 'lukasz brzeczyk'],
    ['Ngozi Okonkwo', 'oko ngo'],
    ['Mary-Jane Watson', 'jane wat'],
    ["Sean O'Brien", 'obrien'],
    ["Sean O'Casey", 'casey'],
    ['Ольга Петрова', 'ольга'],
    ['王小明', '王小'],
  ])('%s by %s', async (name, keyword) => {
    const ana = await person('Ana Seeking')
    await person(name)
    expect(await found(ana, keyword)).toContain(name)
  })

  test.each([
    ['Jonathan Mistype', 'jonahtan'],
    ['Johnny Swap', 'jonhny'],
    ['Marla Wrong', 'marna'],
    ['Thaddeus Missing', 'thadeus'],
    ['Wolfgang Extra', 'wolffgang'],
    ['Quincy Oddfirst', 'wuincy'],
    ['Christopher Several', 'christofer'],
    ['Two Misspelled', 'twoo mispelled'],
  ])('%s in spite of typos: %s', async (name, keyword) => {
    const ana = await person('Ana Seeking')
    await person(name)
    expect(await found(ana, keyword)).toContain(name)
  })

  test('connections first, then by friends in between, whole words, place, and alike names last', async () => {
    const ana = await person('Ana Ranking')
    const ben = await person('Ben Between')
    const people = await Promise.all(
      ['Verena', 'Verenas', 'Verenal', 'Verenaz', 'Verenax', 'Verenna'].map(name => person(`${name} Row`)),
    )
    const [whole, begins, mutual, connected, near, alike] = people
    if (!whole || !begins || !mutual || !connected || !near || !alike) throw new Error('Nobody came.')
    for (const one of [whole, begins, mutual, connected, alike]) await set(one, 'country_id = 276')
    await befriend(world, ana, ben)
    await befriend(world, ben, mutual)
    await befriend(world, ana, connected)
    const order = [connected, mutual, whole, near, begins, alike].map(({ name: _, id }) => id)
    for (const size of [1, 2, 4, 6]) {
      const ids: number[] = []
      for (let cursor = ''; ; ) {
        const body = await search(ana, 'verena', `&per_page=${size}${cursor}`)
        ids.push(...body.users.map(({ id }: { id: number }) => id))
        if (!body.hasMorePages) break
        cursor = `&cursor=${body.nextCursor}`
      }
      expect(ids).toEqual(order)
    }
    expect(await found(ana, 'verena', '&per_page=4&page=2')).toEqual(['Verenas Row', 'Verenna Row'])
    const { users } = await search(ana, 'verenaz')
    expect(users).toMatchObject(
      [{ id: connected.id, connected: true, location: 'Germany', profile_picture: null }, {}, {}, {}, {}, {}].slice(
        0,
        users.length,
      ),
    )
  })

  test('never when they are oneself, blocked either way, suspended, deleted, children or companies', async () => {
    const ana = await person('Ana Shadow')
    const names = ['Blocked', 'Blocking', 'Suspended', 'Deleted', 'Child', 'Company', 'Csp', 'Grown']
    const people = await Promise.all(names.map(name => person(`${name} Shadow`)))
    const [blocked, blocking, suspended, deleted, child, company, csp, grown] = people
    if (!blocked || !blocking || !suspended || !deleted || !child || !company || !csp || !grown) throw new Error()
    for (const keyword of ['shadow', 'shaddow']) expect(await found(ana, keyword)).toHaveLength(8)
    await befriend(world, ana, child)
    await block(world, ana, blocked)
    await block(world, blocking, ana)
    await set(suspended, "status = 'suspended'")
    await set(deleted, "status = 'deleted'")
    const birthday = new Date(world.clock.now())
    birthday.setUTCFullYear(birthday.getUTCFullYear() - 13)
    await set(grown, `dob = '${birthday.toISOString().slice(0, 10)}'`)
    birthday.setUTCDate(birthday.getUTCDate() + 1)
    await set(child, `dob = '${birthday.toISOString().slice(0, 10)}'`)
    await set(company, 'user_type = 1')
    await set(csp, 'is_csp = true')
    for (const keyword of ['shadow', 'shaddow'])
      expect((await found(ana, keyword)).sort()).toEqual(['Csp Shadow', 'Grown Shadow'])
  })

  test('with private accounts, of which only connections learn the place', async () => {
    const [ana, eva] = [await person('Ana Closed'), await person('Eva Closed')]
    await makePrivate(world, eva)
    expect(await search(ana, 'eva closed')).toMatchObject({
      users: [{ id: eva.id, name: 'Eva Closed', location: null, connected: false }],
      hasMorePages: false,
      nextCursor: null,
    })
    await befriend(world, ana, eva)
    expect(await search(ana, 'eva closed')).toMatchObject({ users: [{ location: 'Spain', connected: true }] })
  })

  test('by nothing but signs, or nobody’s name: nobody', async () => {
    const ana = await person('Ana Lonely')
    for (const keyword of ['zzzzqqqq', '---', '%', "'", '\\', ':*', 'a & b | !', '🎉'])
      expect(await search(ana, keyword)).toEqual({ users: [], hasMorePages: false, nextCursor: null })
  })
})

describe('a search', () => {
  test.each(['', '?keyword=', '?keyword=a&cursor=abc', '?keyword=a&cursor=Mn4yfjM', `?keyword=${'a'.repeat(256)}`])(
    'refuses "%s"',
    async query => {
      const ana = await person('Ana Wrong')
      const { status, body } = await call('GET', `/search/user${query}`, { as: ana })
      expect([status, Object.keys(body.errors)]).toEqual([422, [query.includes('cursor') ? 'cursor' : 'keyword']])
    },
  )

  test('needs somebody signed in', async () => {
    expect((await call('GET', '/search/user?keyword=ana')).status).toBe(401)
  })

  test('costs a bounded number of statements', async () => {
    const ana = await person('Ana Counting')
    for (let n = 0; n < 12; n++) await person(`Countable Person${n}`)
    const statements = await world.statements(() => call('GET', '/search/user?keyword=countable', { as: ana }))
    expect(statements.length).toBeLessThanOrEqual(8)
  })
})
