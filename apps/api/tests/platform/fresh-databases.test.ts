import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signUp } from '../harness/people.ts'
import { startWorld } from '../harness/world.ts'

test('a database that has been used is as it was before, for whoever is next', async () => {
  const first = await startWorld()
  const categories = (await first.call('GET', '/category')).body
  const { id } = await signUp(first.call, 'Ana')
  await first.app.db.updateTable('categories').set({ slug: sql`slug || '-once'` }).execute()
  await first.stop()

  const second = await startWorld()
  expect((await second.call('GET', '/category')).body).toEqual(categories)
  expect((await signUp(second.call, 'Ben')).id).toBe(id)
})

test.each([
  ['its schema', sql`CREATE TABLE strays ()`, sql`SELECT 1 WHERE to_regclass('strays') IS NOT NULL`],
  ['a trigger', sql`ALTER TABLE users DISABLE TRIGGER USER`, sql`SELECT 1 FROM pg_trigger WHERE tgenabled = 'D'`],
  [
    'a table of many rows',
    sql`UPDATE cities SET name = 'Utopia upon Nowhere' WHERE id = 7`,
    sql`SELECT 1 FROM cities WHERE name LIKE 'Utopia upon%'`,
  ],
])('one of which %s was changed goes to nobody else', async (_what, change, trace) => {
  const first = await startWorld()
  await change.execute(first.app.db)
  await first.stop()

  const second = await startWorld()
  expect((await trace.execute(second.app.db)).rows).toEqual([])
})
