import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { signUp } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, app } = world
const ana = await signUp(call, 'Ana')

/** So many people of one name, with a number, whom nobody knows. */
const crowd = (name: string, count: number) =>
  sql`INSERT INTO users (name, email, dob, created_at)
    SELECT ${`${name} `} || n, ${name} || n || '@example.com', date '1990-01-01', now() FROM generate_series(1, ${count}::integer) n`.execute(
    app.db,
  )
await crowd('Bartholomew', 4000)
await crowd('Zoltan', 4000)
// As the database does by itself, some time after so many have come.
await sql`VACUUM (ANALYZE) user_name_words`.execute(app.db)

const found = async (as: Someone, keyword: string): Promise<string[]> =>
  (await call('GET', `/search/user?keyword=${encodeURIComponent(keyword)}`, { as })).body.users.map(
    ({ name }: { name: string }) => name,
  )

const named = (name: string) => signUp(call, 'Somebody', { name })
const rename = (as: Someone, name: string) => call('POST', '/profile', { as, json: { name } })

describe.each([
  ['a slip', 'zlotan', 'Zoltan Marsh'],
  ['likeness', 'bartholomeus', 'Bartholomew Moor'],
])('a name that many have, by %s', (_, keyword, name) => {
  test('costs as much however many they are', async () => {
    const read = await world.rowsRead(async () => {
      expect((await found(ana, keyword)).length).toBeGreaterThan(0)
    })
    expect(read.filter(({ collected }) => collected > 500)).toEqual([])
    expect(read.filter(({ rows }) => rows > 2500)).toEqual([])
  })

  test('finds whom one knows first, however many others there are', async () => {
    const friend = await named(name)
    expect(await found(ana, keyword)).not.toContain(name)
    await befriend(world, ana, friend)
    expect((await found(ana, keyword))[0]).toBe(name)
  })
})

test('of several words with typos, whoever has all is found among many who have one', async () => {
  await named('Bartholomew Quixworth')
  expect(await found(ana, 'bartholomwe quixwroth')).toEqual(['Bartholomew Quixworth'])
})

test('of many words that are typed a few are looked for', async () => {
  const read = await world.rowsRead(() => found(ana, 'zlotan '.repeat(30)))
  expect(read.filter(({ rows }) => rows > 10_000)).toEqual([])
})

test('numbers are similar by a slip only', async () => {
  await named('Wilbur 54321')
  expect(await found(ana, '543219')).toEqual(['Wilbur 54321'])
  expect(await found(ana, '5432199')).toEqual([])
})

describe('a word of a name', () => {
  test('is looked for as long as anybody has it', async () => {
    const [one, other] = [await named('Xylander Rose'), await named('Xylander Lily')]
    await rename(one, 'Simon Rose')
    expect(await found(ana, 'xylandre')).toEqual(['Xylander Lily'])
    await rename(other, 'Simon Lily')
    expect(await found(ana, 'xylandre')).toEqual([])
    const { rows } = await sql`SELECT word FROM distinct_name_words WHERE word = 'xylander'`.execute(app.db)
    expect(rows).toEqual([])
  })

  // The embedded database does one transaction after the other.
  test.runIf(process.env.DATABASE_URL)('is kept for who takes it while the last who had it gives it up', async () => {
    const last = await named('Quillon Rose')
    const renamed = await app.db.transaction().execute(async tx => {
      await sql`INSERT INTO users (name, email, dob, created_at)
        VALUES ('Quillon Lily', 'quillon@example.com', date '1990-01-01', now())`.execute(tx)
      const renaming = rename(last, 'Simon Rose')
      await expect
        .poll(async () => {
          const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`.execute(app.db)
          return rows.length
        })
        .toBe(1)
      return { renaming }
    })
    expect((await renamed.renaming).status).toBe(200)
    expect(await found(ana, 'quilon')).toEqual(['Quillon Lily'])
  })
})

test('two who swap their names at the same time both get them', async () => {
  const [one, other] = [await named('Ulrika Vance'), await named('Torvald Vance')]
  for (let round = 0; round < 5; round++) {
    const names = round % 2 === 0 ? ['Torvald Vance', 'Ulrika Vance'] : ['Ulrika Vance', 'Torvald Vance']
    const both = await Promise.all([one, other].map((as, at) => rename(as, names[at] ?? '')))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  }
  expect((await found(ana, 'torvlad')).sort()).toEqual(['Torvald Vance'])
  expect((await found(ana, 'urlika')).sort()).toEqual(['Ulrika Vance'])
})
