import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, drainJobs } = world

const newPost = async (as: Someone): Promise<number> =>
  (await call('POST', '/post', { as, json: { content: 'Cake' } })).body.post.id
const say = async (as: Someone, post_id: number, comment: string, parent_id?: number): Promise<number> =>
  (await call('POST', '/comment', { as, json: { post_id, comment, parent_id } })).body.comment.id
const open = (as: Someone, id: number) => call('GET', `/comment/${id}`, { as })
const remove = (as: Someone, id: number) => call('DELETE', `/comment/${id}`, { as })

/** The comments that somebody's notifications lead to, newest first. */
async function leadsTo(as: Someone): Promise<(number | null)[]> {
  await drainJobs()
  const { body } = await call('GET', '/notification', { as })
  return body.notifications.map((one: { open_comment_id: number | null }) => one.open_comment_id)
}

test('a comment is read with its replies, and a reply with what it answers', async () => {
  const { ana, ben } = await world.people()
  const post = await newPost(ana)
  const top = await say(ben, post, 'Lovely')
  const replies: number[] = []
  for (const words of ['One', 'Two', 'Three']) replies.push(await say(ana, post, words, top))
  const { body } = await open(ana, top)
  expect(body).toMatchObject({ comment: { id: top, comment: 'Lovely', total_comments: 3 }, parent: null })
  expect(body.comment.replies.map((one: { comment: string }) => one.comment)).toEqual(['One', 'Two'])
  const third = await open(ben, replies[2] ?? 0)
  expect(third.body).toMatchObject({ comment: { comment: 'Three', parent_id: top }, parent: { id: top } })
  const few = await world.statements(() => open(ben, top))
  const many = await world.statements(() => open(ben, replies[2] ?? 0))
  expect(many.length).toBeLessThanOrEqual(few.length + 2)
})

test('a comment that is deleted is not there, and a reply to it stands under its stub', async () => {
  const { ana, ben } = await world.people()
  const post = await newPost(ana)
  const top = await say(ben, post, 'Oops')
  const reply = await say(ana, post, 'Never mind', top)
  await remove(ben, top)
  expect((await open(ana, top)).status).toBe(404)
  expect((await open(ben, reply)).body).toMatchObject({ parent: { is_deleted: true, comment: '', user: null } })
  expect((await open(ana, 999_999)).status).toBe(404)
})

test('a comment is there only for who may see it, its post and what it answers', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  await befriend(world, ana, ben)
  await makePrivate(world, ana)
  const post = await newPost(ana)
  const top = await say(ben, post, 'For us')
  expect((await open(cleo, top)).status).toBe(404)
  await befriend(world, ana, cleo)
  const reply = await say(cleo, post, 'And me', top)
  expect((await open(cleo, top)).status).toBe(200)
  await befriend(world, ana, dan)
  await block(world, dan, ben)
  expect((await open(dan, top)).status).toBe(404)
  expect((await open(dan, reply)).status).toBe(404)
})

test('a notification leads to the newest comment of who commented last', async () => {
  const { ana, ben, cleo } = await world.people()
  const post = await newPost(ana)
  await say(ben, post, 'First')
  const second = await say(ben, post, 'Second')
  expect(await leadsTo(ana)).toEqual([second])
  world.clock.forward({ minutes: 1 })
  const reply = await say(cleo, post, 'Well', second)
  expect(await leadsTo(ana)).toEqual([reply])
  expect(await leadsTo(ben)).toEqual([reply])
  await remove(cleo, reply)
  expect(await leadsTo(ana)).toEqual([second])
})

test('a like and a mention lead to the comment itself, a like of the post to none', async () => {
  const { ana, ben } = await world.people()
  const post = await newPost(ana)
  const mine = await say(ana, post, 'Mine')
  await call('POST', `/comment/${mine}/like`, { as: ben })
  expect(await leadsTo(ana)).toEqual([mine])
  world.clock.forward({ minutes: 1 })
  await call('POST', `/post/${post}/like`, { as: ben })
  expect(await leadsTo(ana)).toEqual([null, mine])
})

test('a notification leads to nothing under a comment that the viewer may not see', async () => {
  const { ana, ben, cleo } = await world.people()
  const post = await newPost(ana)
  const top = await say(ben, post, 'Ben was here')
  const first = await say(cleo, post, 'Cleo as well')
  await say(cleo, post, 'Hello Ben', top)
  await drainJobs()
  await block(world, ana, ben)
  expect(await leadsTo(ana)).toEqual([first])
})

test('where many notifications lead is found in one statement', async () => {
  const { ana, ben } = await world.people()
  const reading = () => world.statements(() => call('GET', '/notification', { as: ana }))
  await say(ben, await newPost(ana), 'One')
  await drainJobs()
  const one = await reading()
  for (const words of ['Two', 'Three', 'Four']) await say(ben, await newPost(ana), words)
  await drainJobs()
  expect((await reading()).length).toBe(one.length)
})
