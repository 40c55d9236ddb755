import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isPreparable } from '../../../src/platform/db/prepared.ts'
import type { RowsRead } from '../../harness/rows-read.ts'
import { startWorld } from '../../harness/world.ts'
import { lists, pathsOf } from './endpoints.ts'
import { fill } from './fill.ts'
import { store } from './fill-market.ts'
import type { Rows } from './rows.ts'

const world = await startWorld()
const { ana } = await world.people()
const db = world.app.db

/**
 * More than any page needs: its 31 rows, those that filters leave out, and a look-up in each table for each of them. Ana has
 * more connections, likes and flowers.
 */
const max = 2_200

/** `LIST_SIZES=300,3000,7500` gives Ana 6,000 connections, 31,000 likes and 6,000 flowers. */
const sizes = (process.env.LIST_SIZES ?? '300,3000').split(',').map(Number)

type Exception = { reads: RegExp; because: string; max: (people: number) => number }

const exceptions: Exception[] = [
  {
    reads: /sum\(guest\.heads\)/,
    because: 'How many come is counted over the guests of the one event, without those whom the host may not see.',
    max: people => 5 * people,
  },
  {
    reads: /order by plain_name/,
    because: 'The door’s list is sorted by name over the guests of the one event.',
    max: people => 8 * people,
  },
  {
    reads: /"friend"\."friend_type", guest\.status/,
    because: 'All of a kind are invited at once: the 3,000 newest connections with their ids, each looked up.',
    max: people => 6 * Math.min(people, 3000),
  },
  {
    reads: /name_words\(guest\.external_name\)/,
    because: 'A name is looked for among the guests of the one event, newest first.',
    max: people => 8 * people,
  },
  {
    reads: /"meet_profiles"\."preferred_name"[^]*users\.(?:gender|dob|city_id|state_id|country_id) (?:=|<=)/,
    because: 'Who fits a filter of place, age or gender is found on a walk along the profiles, newest first.',
    max: people => 12 * people,
  },
  {
    reads: /from \(select "notifications"\."id"/,
    because: 'Up to a hundred unread notifications are counted, each with what it is about and one who did it.',
    max: () => 4_000,
  },
  {
    reads: /"news"\."conversation_id"/,
    because: 'Of each conversation up to a hundred unread messages are counted, with whom they are of.',
    max: () => 12_000,
  },
  {
    reads: /plain_name\(messages\.body\) LIKE/,
    because: 'Words are looked for in 2,000 messages, of one conversation or of twenty, newest first.',
    max: () => 2_400,
  },
  {
    reads: /"groups"\."invited_count"/,
    because:
      'Of each group on the page its members are counted, at most 500, without those whom the viewer cannot see.',
    max: () => 3_000,
  },
  {
    reads: /"member"\."group_id", guest\.status/,
    because: 'Of up to a hundred groups it is counted how each of their members stands to the one event.',
    max: () => 4_000,
  },
  {
    reads: /bookings\.created_at AT TIME ZONE|ceil\(round\(percentile_disc|array_agg\(item\.service_name/,
    because: 'Figures of a store are counted over its own bookings of the year, with their steps and items.',
    max: people => 8 * people,
  },
  {
    reads: /WITH known AS/,
    because: 'A search looks at 500 connections, 900 of theirs and 200 namesakes, and ranks all of them.',
    max: () => 6_000,
  },
]

async function homeOf(): Promise<Rows['home']> {
  const { rows } = await sql<Rows['home']>`
    SELECT country_id, states.id AS state_id, cities.id AS city_id FROM cities JOIN states ON states.id = state_id
    WHERE country_id = 724 AND lat IS NOT NULL ORDER BY states.id, cities.id LIMIT 1`.execute(db)
  if (!rows[0]) throw new Error('There is no such place.')
  await db
    .updateTable('users')
    .set({ dob: '1990-01-01', ...rows[0] })
    .where('id', '=', ana.id)
    .execute()
  return rows[0]
}

/** What is read for a page and the one after it. */
async function readPages(path: string, known: Set<string>): Promise<RowsRead[]> {
  let cursor: string | null = null
  const first = await world.rowsRead(async () => {
    const { status, body } = await world.call('GET', path, { as: ana })
    expect(status, `${path} ${JSON.stringify(body)}`).toBe(200)
    cursor = body.nextCursor ?? null
  }, known)
  const next = `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`
  if (cursor === null) return first
  return [...first, ...(await world.rowsRead(() => world.call('GET', next, { as: ana }), known))]
}

const tooMuch = (statements: RowsRead[], people: number) =>
  statements.filter(one => one.rows > (exceptions.find(({ reads }) => reads.test(one.sql))?.max(people) ?? max))

const home = await homeOf()
const rowsOf = (from: number, to: number): Rows => ({ from, to, ana: ana.id, home })
const paths = pathsOf(rowsOf(0, 0))

function faultsOf(path: string, statements: RowsRead[], people: number): string[] {
  const start = (text: string) => text.trim().slice(0, 300)
  return [
    ...tooMuch(statements, people).map(
      one => `${path} reads ${one.rows} rows among ${people} people: ${start(one.sql)}`,
    ),
    ...statements.filter(one => !isPreparable(one.sql)).map(one => `${path} is planned each time: ${start(one.sql)}`),
  ]
}

async function faultsAt(people: number): Promise<string[]> {
  const faults: string[] = []
  const known = new Set<string>()
  for (const path of Object.values(paths).flat()) faults.push(...faultsOf(path, await readPages(path, known), people))
  return faults
}

test('each list of the contract is measured', () => {
  expect(Object.keys(paths).toSorted()).toEqual(lists.toSorted())
})

test('a page of any list reads as much for a heavy viewer as for any, however much there is', async () => {
  let last = 0
  for (const people of sizes) {
    await fill(world, rowsOf(last + 1, people))
    last = people
    // The planner knows of the size before this one only; at first, of none.
    expect(await faultsAt(people)).toEqual([])
    await sql`VACUUM (ANALYZE)`.execute(db)
  }
  expect(await faultsAt(last)).toEqual([])
}, 300_000)

test('the nearest stores are read, and none of those behind them', async () => {
  const [walk] = (await readPages('/service-provider?lat=40.2&lng=-3', new Set())).filter(one =>
    / nearest\b/.test(one.sql),
  )
  expect(walk?.rows).toBeLessThan(400)
})

test('the page of a store that holds as much as one can reads each service once, not for each offer', async () => {
  const read = await readPages(`/service-provider/${store}`, new Set())
  const [reduced] = read.filter(one => /offer_categories/.test(one.sql))
  expect(reduced?.rows).toBeLessThan(4_000)
})
