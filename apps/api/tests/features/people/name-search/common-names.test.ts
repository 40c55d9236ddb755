import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { signUp } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, app } = world

/** So many people of one name, with a number, whom nobody knows. */
const crowd = (name: string, count: number) =>
  sql`INSERT INTO users (name, email, dob, created_at)
    SELECT ${`${name} `} || n, ${name} || n || '@example.com', date '1990-01-01', now() FROM generate_series(1, ${count}::integer) n`.execute(
    app.db,
  )

await crowd('Qumar Zeller', 4000)
// As the database does by itself, some time after so many have come.
await sql`VACUUM (ANALYZE) users, user_name_words`.execute(app.db)
const ana = await signUp(call, 'Ana')

const found = async (as: Someone, keyword: string): Promise<string[]> =>
  (await call('GET', `/search/user?keyword=${encodeURIComponent(keyword)}`, { as })).body.users.map(
    ({ name }: { name: string }) => name,
  )

test.each([
  ['people of a name', '/search/user?keyword=qumar'],
  ['people by a beginning', '/search/user?keyword=qu'],
  ['friends to find', '/find-friend?keyword=qu'],
  ['friends', '/friend?keyword=qu'],
  ['whom to mention', '/mention?keyword=qu'],
  ['accounts for the team', '/staff/account?keyword=qu'],
])('%s cost as much however many have it', async (_, path) => {
  const as = path.startsWith('/staff') ? await staffOf(world, await signUp(call, 'Uma'), 'moderator') : ana
  const read = await world.rowsRead(async () => {
    expect((await call('GET', path, { as })).status).toBe(200)
  })
  expect(read.filter(({ collected }) => collected > 500)).toEqual([])
  expect(read.filter(({ rows }) => rows > 2500)).toEqual([])
})

test('two whole words that many have cost as much however many that are', async () => {
  const read = await world.rowsRead(async () => {
    expect(await found(ana, 'qumar zeller')).toHaveLength(30)
  })
  expect(read.filter(({ collected }) => collected > 500)).toEqual([])
  expect(read.filter(({ rows }) => rows > 5000)).toEqual([])
})

test('what is asked of the database does not grow with the words that are typed', async () => {
  const asked = async (count: number) => {
    const words = Array.from({ length: count }, (_, at) => `q${at}`)
    const read = await world.rowsRead(() => found(ana, words.join(' ')))
    return read.map(one => one.sql)
  }
  expect(await asked(60)).toEqual(await asked(4))
})

test('of many beginnings that many have, a few are counted', async () => {
  const rowsFor = async (keyword: string) => {
    const read = await world.rowsRead(() => found(ana, keyword))
    return Math.max(...read.map(({ rows }) => rows))
  }
  const few = await rowsFor('qumar quma zeller zelle zell qum')
  expect(await rowsFor('qumar quma zeller zelle zell qum qu q zel ze z')).toBeLessThan(few * 1.2)
})

test('of several beginnings that many have, whoever has all is found', async () => {
  await signUp(call, 'Somebody', { name: 'Qumar Xenia' })
  await signUp(call, 'Somebody', { name: 'Quentin Zelda' })
  expect(await found(ana, 'qum xe')).toEqual(['Qumar Xenia'])
  expect(await found(ana, 'que zel')).toEqual(['Quentin Zelda'])
  expect(await found(ana, 'zelda quentin')).toEqual(['Quentin Zelda'])
})

describe('where more have a beginning than are compared', () => {
  beforeAll(async () => {
    await crowd('Qasim', 5001)
    await crowd('Zebedee', 5001)
  })

  test('the one that the fewest have leads', async () => {
    await signUp(call, 'Somebody', { name: 'Qasim Xenia' })
    expect(await found(ana, 'qa xe')).toEqual(['Qasim Xenia'])
    expect(await found(ana, 'xe qa')).toEqual(['Qasim Xenia'])
  })

  test('whom one knows is found though the others are not', async () => {
    const friend = await signUp(call, 'Somebody', { name: 'Qazim Zezulka' })
    expect(await found(ana, 'qa ze')).not.toContain('Qazim Zezulka')
    await befriend(world, ana, friend)
    expect(await found(ana, 'qa ze')).toContain('Qazim Zezulka')
    const { body } = await call('GET', '/friend?keyword=qa%20ze', { as: ana })
    expect(body.friends.map(({ name }: { name: string }) => name)).toEqual(['Qazim Zezulka'])
  })

  test('strangers are found by whole words', async () => {
    await signUp(call, 'Somebody', { name: 'Qasim Zebedee' })
    expect(await found(ana, 'qasim zeb')).not.toContain('Qasim Zebedee')
    expect(await found(ana, 'qasim zebedee')).toContain('Qasim Zebedee')
  })
})

test('whoever has a beginning twice is there once, where few have it and where many do', async () => {
  await signUp(call, 'Somebody', { name: 'Vivian Vivaldi' })
  await signUp(call, 'Somebody', { name: 'Zara Zazu' })
  const times = async (keyword: string, name: string) => (await found(ana, keyword)).filter(one => one === name).length
  expect(await times('viv', 'Vivian Vivaldi')).toBe(1)
  expect(await times('z', 'Zara Zazu')).toBe(1)
})

test('a name that somebody has changed finds them no more, and the new one does', async () => {
  const wanda = await signUp(call, 'Somebody', { name: 'Wanda Wexford' })
  expect((await call('POST', '/profile', { as: wanda, json: { name: 'Wanda Yorick' } })).status).toBe(200)
  expect(await found(ana, 'wexf')).toEqual([])
  expect(await found(ana, 'yori')).toEqual(['Wanda Yorick'])
  expect(await found(ana, 'wand')).toEqual(['Wanda Yorick'])
})

test('of names that somebody takes at the same time only the last one finds them', async () => {
  const ida = await signUp(call, 'Somebody', { name: 'Ida Initial' })
  const names = ['Ida Ypsilon', 'Ida Yttrium', 'Ida Yucatan', 'Ida Yvonne']
  await Promise.all(names.map(name => call('POST', '/profile', { as: ida, json: { name } })))
  const { rows } = await sql<{ name: string; words: string[] }>`
    SELECT name, ARRAY(SELECT word FROM user_name_words WHERE user_id = users.id ORDER BY word) AS words
    FROM users WHERE id = ${ida.id}`.execute(app.db)
  const { name = '', words } = rows[0] ?? {}
  expect(names).toContain(name)
  expect(words).toEqual(name.toLowerCase().split(' '))
})
