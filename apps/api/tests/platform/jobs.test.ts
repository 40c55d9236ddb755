import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startWorld } from '../harness/world.ts'

const world = await startWorld()
const { call, drainJobs, app } = world

test('what waited together is done in the order in which it happened', async () => {
  const { ana, ben } = await world.people()
  const posts: number[] = []
  for (let index = 0; index < 12; index++) {
    const { body } = await call('POST', '/post', { as: ana, json: { content: `Cake ${index}` } })
    posts.push(body.post.id)
  }
  for (const id of posts) await call('POST', `/post/${id}/like`, { as: ben })
  // This plan makes the database return the fetched jobs in arbitrary order.
  await sql`SET enable_nestloop = off`.execute(app.db)
  await drainJobs()
  const { notifications } = (await call('GET', '/notification', { as: ana })).body
  expect(notifications.map(one => one.post_id)).toEqual(posts.toReversed())
})

test('a fact is written once, however many listen to it', async () => {
  const { ana, ben } = await world.people()
  await drainJobs()
  const statements = await world.statements(() => call('POST', `/friend/${ben.id}/block`, { as: ana }))
  expect(statements.filter(text => text.includes('INSERT INTO jobs.'))).toHaveLength(1)
  const { rows } = await sql`SELECT FROM jobs.job WHERE state = 'created'`.execute(app.db)
  expect(rows.length).toBeGreaterThan(2)
})
