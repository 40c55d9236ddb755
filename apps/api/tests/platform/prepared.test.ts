import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { compiledQuery } from '../../src/platform/db/compiled-query.ts'
import type { Tables } from '../../src/platform/db/database.ts'
import { startWorld } from '../harness/world.ts'

const { db } = (await startWorld()).app

const keptOn = async (connection: Kysely<Tables>): Promise<string[]> =>
  (await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(connection)).rows.map(
    row => row.statement,
  )

const wholeShelves = 'SELECT * FROM shelves'
const shelfNames = 'SELECT shelf.name FROM (SELECT * FROM shelves) shelf'

test('reads outlive a new column: those that would not are not kept', () =>
  db.connection().execute(async connection => {
    const read = (text: string) => sql.raw(text).execute(connection)
    await sql`CREATE TABLE shelves (name text)`.execute(connection)
    for (const text of [wholeShelves, shelfNames]) await read(text)
    await sql`ALTER TABLE shelves ADD COLUMN height integer`.execute(connection)
    for (const text of [wholeShelves, shelfNames]) await read(text)
    const kept = await keptOn(connection)
    expect(kept).toContain(shelfNames)
    expect(kept).not.toContain(wholeShelves)
  }))

test('what one database is asked takes no room from another', async () => {
  const { db: busy } = (await startWorld()).app
  for (let count = 0; count < 1000; count++) await sql.raw(`SELECT ${count} AS count`).execute(busy)
  await db.connection().execute(async connection => {
    await sql.raw('SELECT 1 AS calm').execute(connection)
    expect(await keptOn(connection)).toContain('SELECT 1 AS calm')
  })
})

test('where a pooler knows no prepared statements, nothing is left at a connection', async () => {
  const { app } = await startWorld({ env: { DATABASE_PREPARED: 'off' } })
  await app.db.connection().execute(async connection => {
    await sql.raw('SELECT 1 AS calm').execute(connection)
    expect(await keptOn(connection)).toEqual([])
    const { rows } = await sql`SHOW plan_cache_mode`.execute(connection)
    expect(rows).toEqual([{ plan_cache_mode: 'auto' }])
  })
})

test('a statement that is put together once cannot be one that is planned each time', async () => {
  const countries = compiledQuery(on => on.selectFrom('countries').selectAll().compile())
  await expect(countries(db, {})).rejects.toThrow('planned each time')
})

test('a statement that is put together once names each of its values', async () => {
  type Place = { code: string; more: number }
  const countries = compiledQuery((on, { code, ...rest }: Place) => {
    const { more } = rest
    return on.selectFrom('countries').select('id').where('code', '=', code).limit(more).compile()
  })
  await expect(countries(db, { code: 'ES', more: 1 })).rejects.toThrow('names each of its values')
})
