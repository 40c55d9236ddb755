import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { befriend, makeChild } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const post = async (as: Someone) =>
  (await call('POST', '/post', { as, json: { content: 'Cake' } })).body.post as { id: number }
const say = (as: Someone, post_id: number, parent_id?: number) =>
  call('POST', '/comment', { as, json: { post_id, comment: 'Yes', parent_id } })

test('children comment on what they and their connections post, and are told so', async () => {
  const { ana, ben, cleo } = await world.people()
  await makeChild(world, cleo)
  await befriend(world, cleo, ana)
  const [friends, own, strangers] = [await post(ana), await post(cleo), await post(ben)]
  const answers = [await say(cleo, friends.id), await say(cleo, own.id), await say(cleo, strangers.id)]
  expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([201, 201, 'kids_connections_only'])
  const told = async ({ id }: { id: number }) => (await call('GET', `/post/${id}`, { as: cleo })).body.post
  expect((await told(friends)).can.comment).toBe(true)
  expect((await told(own)).can.comment).toBe(true)
  expect(await told(strangers)).toMatchObject({ total_comments: 0, can: { comment: false } })
})

test('children answer no comment under the post of a stranger', async () => {
  const { ana, ben, cleo } = await world.people()
  await makeChild(world, cleo)
  await befriend(world, cleo, ana)
  const { id } = await post(ben)
  const { comment } = (await say(ana, id)).body
  expect((await say(cleo, id, comment.id)).body.code).toBe('kids_connections_only')
  const { body } = await call('GET', `/comment/${comment.id}`, { as: cleo })
  expect(body.comment.can).toMatchObject({ like: true, reply: false })
})
