import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const newPost = async (as: Someone): Promise<number> =>
  (await call('POST', '/post', { as, json: { content: 'Cake' } })).body.post.id
const read = async (as: Someone, id: number) => (await call('GET', `/post/${id}`, { as })).body.post

describe('likes', () => {
  test('go on and off, and twice is once', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    const liked = await call('POST', `/post/${id}/like`, { as: ben })
    expect(liked.body).toMatchObject({
      message: 'Post liked',
      post: { total_likes: 1, has_liked: true, already_liked: true },
    })
    expect((await call('POST', `/post/${id}/like`, { as: ben })).body.post.total_likes).toBe(1)
    expect(await read(ana, id)).toMatchObject({ total_likes: 1, has_liked: false })
    const unliked = await call('DELETE', `/post/${id}/like`, { as: ben })
    expect(unliked.body).toMatchObject({ message: 'Post unliked', post: { total_likes: 0, has_liked: false } })
    expect((await call('DELETE', `/post/${id}/like`, { as: ben })).body.post.total_likes).toBe(0)
  })

  test('count right after 30 calls at once in any order', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    const id = await newPost(ana)
    const calls = Array.from({ length: 30 }, (_, n) => {
      const as = [ben, cleo, dan][n % 3]
      const method = n % 2 ? 'POST' : 'DELETE'
      return n % 5
        ? call(method, `/post/${id}/like`, { as })
        : call('POST', `/post/${id}/superlike`, { as, json: { type: (n % 6) + 1 } })
    })
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
    const rows = await world.app.db.selectFrom('post_likes').select('user_id').where('post_id', '=', id).execute()
    const flowers = await world.app.db.selectFrom('post_superlikes').select('type').where('post_id', '=', id).execute()
    const after = await read(ana, id)
    expect(after.total_likes).toBe(rows.length)
    expect(after.total_superlikes).toBe(flowers.length)
    for (const type of [1, 2, 3, 4, 5, 6] as const)
      expect(after.superlikes.by_type[type]).toBe(flowers.filter(one => one.type === type).length)
  })

  test('are listed newest first, page by page, without blocked people', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    const id = await newPost(ana)
    for (const as of [ben, cleo, dan]) await call('POST', `/post/${id}/like`, { as })
    const first = (await call('GET', `/post/${id}/like?per_page=2`, { as: ana })).body
    expect(first.users.map((user: { name: string }) => user.name)).toEqual(['Dan', 'Cleo'])
    const second = (await call('GET', `/post/${id}/like?per_page=2&cursor=${first.nextCursor}`, { as: ana })).body
    expect(second).toMatchObject({ users: [{ name: 'Ben' }], hasMorePages: false, nextCursor: null })
    await block(world, cleo, ben)
    const seen = (await call('GET', `/post/${id}/like`, { as: ben })).body.users
    expect(seen.map((user: { name: string }) => user.name)).toEqual(['Dan', 'Ben'])
  })
})

describe('flowers', () => {
  test('are given by form, changed, and taken back', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    const given = await call('POST', `/post/${id}/superlike`, { as: ben, form: { type: '4' } })
    expect(given.body).toMatchObject({
      message: 'Post super liked',
      post: {
        total_superlikes: 1,
        has_superliked: true,
        already_superliked: true,
        superlikes: { type: 4, total: 1, by_type: { 4: 1 } },
      },
    })
    const changed = await call('POST', `/post/${id}/superlike`, { as: ben, json: { type: 6 } })
    expect(changed.body.post.superlikes).toMatchObject({ type: 6, total: 1, by_type: { 4: 0, 6: 1 } })
    const taken = await call('DELETE', `/post/${id}/superlike`, { as: ben })
    expect(taken.body).toMatchObject({
      message: 'Post super unliked',
      post: { total_superlikes: 0, superlikes: { type: null } },
    })
  })

  test.each([0, 7, 'rose', null, 1.5, [1]])('%j is no flower', async type => {
    const { ana } = await world.people()
    const id = await newPost(ana)
    const { status, body } = await call('POST', `/post/${id}/superlike`, { as: ana, json: { type } })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['type']])
  })

  test('are listed with their kind', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await newPost(ana)
    await call('POST', `/post/${id}/superlike`, { as: ben, json: { type: 1 } })
    await call('POST', `/post/${id}/superlike`, { as: cleo, json: { type: 5 } })
    const { users } = (await call('GET', `/post/${id}/superlike`, { as: ana })).body
    expect(users).toMatchObject([
      { name: 'Cleo', type: 5 },
      { name: 'Ben', type: 1 },
    ])
  })
})
