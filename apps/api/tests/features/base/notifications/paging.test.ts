import { expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, app } = world

const total = 2000

/** Somebody with two thousand notifications, all at different times. */
async function popular() {
  const [ana, ben] = [await signUp(call, 'Ana'), await signUp(call, 'Ben')]
  const start = app.clock.now().getTime()
  const posts = Array.from({ length: total }, (_, index) => ({
    user_id: ana.id,
    content: `Post ${index}`,
    created_at: new Date(start - index * 1000),
  }))
  const ids = await app.db.insertInto('posts').values(posts).returning(['id', 'created_at']).execute()
  const subjects = ids.map(({ id, created_at }) => ({
    user_id: ana.id,
    kind: 'post_liked',
    subject_type: 'post',
    subject_id: id,
    happened_at: created_at,
  }))
  const made = await app.db
    .insertInto('notifications')
    .values(subjects)
    .returning(['id', 'subject_type', 'subject_id', 'user_id', 'kind', 'happened_at'])
    .execute()
  const actors = made.map(({ id, ...subject }) => ({ ...subject, notification_id: id, actor_id: ben.id }))
  await app.db.insertInto('notification_actors').values(actors).execute()
  return ana
}

const ana = await popular()

test('a viewer with two thousand notifications pages through all, without doubles, in order', async () => {
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor && `&cursor=${cursor}`
    const { body } = await call('GET', `/notification?per_page=100${query}`, { as: ana })
    seen.push(...body.notifications.map((one: { description: string }) => one.description))
    cursor = body.hasMorePages ? body.nextCursor : null
  }
  expect(seen).toEqual(Array.from({ length: total }, (_, index) => `Post ${index}`))
})

test('the count of unread ones ends at a hundred', async () => {
  expect((await call('GET', '/notification/unread', { as: ana })).body).toEqual({ unread_count: 100 })
})

test('a page takes a fixed number of statements', async () => {
  const few = await world.statements(() => call('GET', '/notification?per_page=2', { as: ana }))
  const many = await world.statements(() => call('GET', '/notification?per_page=100', { as: ana }))
  expect(many.length).toBe(few.length)
  expect(many.length).toBeLessThanOrEqual(5)
})

test('marking and clearing all takes one statement each', async () => {
  const marking = await world.statements(() => call('POST', '/notification/mark-as-read', { as: ana }))
  expect(marking.filter(sql => sql.includes('notifications'))).toHaveLength(1)
  expect((await call('GET', '/notification/unread', { as: ana })).body).toEqual({ unread_count: 0 })
  const clearing = await world.statements(() => call('DELETE', '/notification/delete-all', { as: ana }))
  expect(clearing.filter(sql => sql.includes('notifications'))).toHaveLength(1)
  expect((await call('GET', '/notification', { as: ana })).body.notifications).toEqual([])
})
