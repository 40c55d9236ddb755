import { expect, test } from 'vitest'
import { makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, drainJobs } = world

test('who is named in a post or a comment is told, with its words', async () => {
  const { ana, ben } = await world.people()
  const mentions = [ben.id]
  const { body } = await call('POST', '/post', { as: ana, json: { content: 'Thank you, @Ben!', mentions } })
  const comment = { post_id: body.post.id, comment: 'Come, @Ben', mentions }
  await drainJobs()
  await call('POST', '/comment', { as: ana, json: comment })
  await drainJobs()
  const { notifications } = (await call('GET', '/notification', { as: ben })).body
  expect(notifications).toMatchObject([
    { title: 'Ana mentioned you in a comment', description: 'Come, @Ben', post_id: body.post.id },
    { title: 'Ana mentioned you in a post', description: 'Thank you, @Ben!', post_id: body.post.id },
  ])
})

test('who may not see the post is not told that it names them', async () => {
  const { ana, ben } = await world.people()
  await makePrivate(world, ana)
  await call('POST', '/post', { as: ana, json: { content: 'Not for @Ben', mentions: [ben.id] } })
  await drainJobs()
  expect((await call('GET', '/notification', { as: ben })).body).toMatchObject({ notifications: [], unread_count: 0 })
})

test('who is named no more after an edit is told no more', async () => {
  const { ana, ben } = await world.people()
  const mentions = [ben.id]
  const { body } = await call('POST', '/post', { as: ana, json: { content: 'Thank you, @Ben!', mentions } })
  const comment = { post_id: body.post.id, comment: 'Come, @Ben', mentions }
  const written = (await call('POST', '/comment', { as: ana, json: comment })).body
  await drainJobs()
  expect((await call('GET', '/notification', { as: ben })).body.unread_count).toBe(2)
  await call('PATCH', `/post/${body.post.id}`, { as: ana, json: { content: 'Thank you all!' } })
  await call('PATCH', `/comment/${written.comment.id}`, { as: ana, json: { comment: 'Come, everybody' } })
  await drainJobs()
  expect((await call('GET', '/notification', { as: ben })).body).toMatchObject({ notifications: [], unread_count: 0 })
})
