import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startWorld } from '../harness/world.ts'

const world = await startWorld()
const { ana, ben } = await world.people()
const posts: number[] = []
for (let index = 0; index < 12; index += 1) {
  const { body } = await world.call('POST', '/post', { as: ben, json: { content: `Cake ${index}` } })
  posts.push(body.post.id)
}

for (let index = 0; index < 12; index += 1) {
  const post_id = posts[0]
  const { body } = await world.call('POST', '/comment', { as: ben, json: { post_id, comment: 'Mm' } })
  await world.call('POST', '/comment', { as: ben, json: { post_id, parent_id: body.comment.id, comment: 'Oh' } })
}

/** Most statements that a call may send, transaction marks aside; each also looks up who calls. */
const bounds = [
  ['GET', '/profile/me', 8],
  ['GET', `/profile/${ben.id}`, 9],
  ['GET', `/profile/post?user_id=${ben.id}`, 5],
  ['GET', `/profile/file?user_id=${ben.id}`, 4],
  ['GET', '/post', 4],
  ['GET', '/post?per_page=2', 4],
  ['GET', `/post/${posts[0]}`, 4],
  // Session, begin, visibility, hold, like, count, job of the notification, post, media, mentions, commit.
  ['POST', `/post/${posts[0]}/like`, 11],
  ['DELETE', `/post/${posts[0]}/like`, 11],
  ['GET', `/post/${posts[0]}/like`, 3],
  ['GET', `/comment?post_id=${posts[0]}`, 4],
  ['GET', `/comment?post_id=${posts[0]}&per_page=2`, 4],
  ['GET', '/country', 2],
] as const

test.each(bounds)('%s %s takes few statements', async (method, path, most) => {
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
  expect(feed).toContain('"author"."is_private" = false')
})

test('connections plan a statement once, for all values', async () => {
  const { rows } = await sql<{ plan_cache_mode: string }>`SHOW plan_cache_mode`.execute(world.app.db)
  expect(rows).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
})
