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
  ['GET', '/profile/me', 2],
  ['GET', '/post', 4],
  ['GET', '/post?per_page=2', 4],
  ['GET', `/post/${posts[0]}`, 4],
  ['POST', `/post/${posts[0]}/like`, 8],
  ['DELETE', `/post/${posts[0]}/like`, 8],
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
