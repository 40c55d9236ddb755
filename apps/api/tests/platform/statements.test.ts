import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dealsOf } from '../features/market/deals/steps.ts'
import { celebrate } from '../harness/celebrations.ts'
import { startWorld } from '../harness/world.ts'

const world = await startWorld()
const { ana, ben } = await world.people()
const posts: number[] = []
for (let index = 0; index < 12; index += 1) {
  const { body } = await world.call('POST', '/post', { as: ben, json: { content: `Cake ${index}` } })
  posts.push(body.post.id)
}

let commentId = 0
for (let index = 0; index < 12; index += 1) {
  const post_id = posts[0]
  const { body } = await world.call('POST', '/comment', { as: ben, json: { post_id, comment: 'Mm' } })
  await world.call('POST', '/comment', { as: ben, json: { post_id, parent_id: body.comment.id, comment: 'Oh' } })
  commentId = body.comment.id
}
const { body: opened } = await world.call('POST', '/conversation', { as: ben, json: { user_id: ana.id } })
const chat = `/conversation/${opened.conversation.id}`
for (const body of ['One', 'Two', 'Three'])
  await world.call('POST', `${chat}/message`, { as: ben, json: { client_id: crypto.randomUUID(), body } })
const eventId = await celebrate(world, ben)
const { id: dealId } = await dealsOf(world).deal(ben, { title: 'Lanterns' })

/** Maximum number of statements per call, not counting begin and commit; each call also looks up its session. */
const readBounds = [
  ['GET', '/profile/me', 8],
  ['GET', `/profile/${ben.id}`, 9],
  ['GET', `/profile/post?user_id=${ben.id}`, 4],
  ['GET', `/profile/file?user_id=${ben.id}`, 4],
  ['GET', '/post', 2],
  ['GET', '/post?per_page=2', 2],
  ['GET', `/post/${posts[0]}`, 2],
  ['GET', `/post/${posts[0]}/like`, 3],
  ['GET', `/comment?post_id=${posts[0]}`, 4],
  ['GET', `/comment?post_id=${posts[0]}&per_page=2`, 4],
  ['GET', '/report', 2],
  ['GET', '/conversation?box=requests', 2],
  ['GET', '/conversation/unread', 2],
  ['GET', `${chat}/message`, 3],
  ['GET', `${chat}/change?after=1`, 3],
  ['GET', '/deal?public_deal=true', 5],
  ['GET', '/search/deal?keyword=lanterns', 8],
  ['GET', `/deal/${dealId}`, 2],
  ['GET', '/country', 2],
] as const

const comment = `/comment/${commentId}`
const post = `/post/${posts[0]}`

/**
 * Actions return what has changed and read nothing else: session, begin, the thing itself (visible and locked),
 * the change, its counter, a job for each fact, commit. Each line builds on the previous one.
 */
const writeBounds = [
  ['POST', `${post}/like`, 7],
  ['POST', `${post}/like`, 5],
  ['DELETE', `${post}/like`, 7],
  ['POST', `${post}/superlike`, 8, { type: 1 }],
  ['POST', `${post}/superlike`, 7, { type: 2 }],
  ['DELETE', `${post}/superlike`, 7],
  ['POST', `${post}/save`, 5],
  ['DELETE', `${post}/save`, 5],
  ['POST', `${post}/hide`, 5],
  ['DELETE', `${post}/hide`, 5],
  ['POST', `${post}/report`, 6],
  ['POST', `${comment}/like`, 7],
  ['DELETE', `${comment}/like`, 7],
  ['POST', `/event/${eventId}/mark`, 5],
  ['DELETE', `/event/${eventId}/mark`, 5],
  // The first accepts the request as well.
  ['POST', `${chat}/message`, 13, { client_id: crypto.randomUUID(), body: 'One' }],
  ['POST', `${chat}/message`, 10, { client_id: crypto.randomUUID(), body: 'Two' }],
  ['POST', '/friend', 7, { friend_id: ben.id }],
] as const

test('what is done answers what has changed, in few statements', async () => {
  for (const [method, path, max, json] of writeBounds) {
    const sent = await world.statements(async () => {
      const { status } = await world.call(method, path, { as: ana, ...(json && { json }) })
      expect(status, path).toBeLessThan(300)
    })
    expect(sent.length, [`${method} ${path}`, ...sent].join('\n')).toBeLessThanOrEqual(max)
  }
})

test.each(readBounds)('%s %s takes few statements', async (method, path, most) => {
  const sent = await world.statements(() => world.call(method, path, { as: ana }))
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(most)
})

test('a page of the feed costs the same for one post as for twelve', async () => {
  const count = async (perPage: number) =>
    (await world.statements(() => world.call('GET', `/post?per_page=${perPage}`, { as: ana }))).length
  expect(await count(12)).toBe(await count(1))
})

test('pages of many lengths share one statement, so that its plan is kept', async () => {
  const feedOf = async (length: number) => {
    const sent = await world.statements(() => world.call('GET', `/post?per_page=${length}`, { as: ana }))
    return sent.find(text => text.includes('limit'))
  }
  const texts = new Set([await feedOf(11), await feedOf(15), await feedOf(20)])
  expect([...texts]).toEqual([expect.stringMatching(/limit 21 offset 0$/)])
})

test('the usual status and truth values stand in the statement, where the planner sees them', async () => {
  const sent = await world.statements(() => world.call('GET', '/post', { as: ana }))
  const feed = sent.find(text => text.includes('limit'))
  expect(feed).toContain(`"author"."status" = 'active'`)
  expect(feed).toContain('"author"."is_closed" = false')
})

test('connections plan a statement once, for all values', async () => {
  const { rows } = await sql<{ plan_cache_mode: string }>`SHOW plan_cache_mode`.execute(world.app.db)
  expect(rows).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
})
