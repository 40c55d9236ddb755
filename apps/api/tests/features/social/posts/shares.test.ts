import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const newPost = async (as: Someone, content = 'Cake'): Promise<number> =>
  (await call('POST', '/post', { as, json: { content } })).body.post.id
const share = (as: Someone, id: number, content = '') => call('POST', `/post/${id}/share`, { as, json: { content } })
const newShare = async (as: Someone, id: number): Promise<number> => (await share(as, id)).body.post.id
const read = async (as: Someone, id: number) => (await call('GET', `/post/${id}`, { as })).body.post
const sharers = async (as: Someone, id: number): Promise<string[]> =>
  (await call('GET', `/post/${id}/share`, { as })).body.users.map((user: { name: string }) => user.name)

describe('a share', () => {
  test('is a new post on top of the feed that carries the original, which counts it', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await newPost(ana)
    const { status, body } = await share(ben, id, '  Look at this!  ')
    expect([status, body.message]).toEqual([201, 'Post shared'])
    expect(body.post).toMatchObject({
      content: 'Look at this!',
      user: { name: 'Ben' },
      total_shared: 0,
      post_unavailable: false,
      post: { id, content: 'Cake', user: { name: 'Ana' }, total_shared: 1 },
    })
    const [first] = (await call('GET', '/post', { as: cleo })).body.post
    expect(first).toMatchObject({ id: body.post.id, post: { id, total_shared: 1 } })
    expect(await read(cleo, id)).toMatchObject({ post: null, post_unavailable: false, total_shared: 1 })
  })

  test('needs no words, and takes 2000 code points of them at most', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    expect((await call('POST', `/post/${id}/share`, { as: ben })).status).toBe(201)
    expect((await share(ben, id, '🎂'.repeat(2000))).status).toBe(201)
    const { status, body } = await share(ben, id, '🎂'.repeat(2001))
    expect([status, body.details.content?.[0]?.code]).toEqual([422, 'too_long'])
    expect((await read(ana, id)).total_shared).toBe(2)
  })

  test('of a share carries the original', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await newPost(ana)
    const first = await newShare(ben, id)
    const { body } = await share(cleo, first)
    expect(body.post).toMatchObject({ user: { name: 'Cleo' }, post: { id, total_shared: 2 } })
    expect((await read(ana, first)).total_shared).toBe(0)
  })

  test('shows a private original to those who may see it, and to others that it is not available', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    await makePrivate(world, ana)
    await befriend(world, ana, ben)
    await befriend(world, ana, cleo)
    const id = await newPost(ana)
    const shared = await newShare(ben, id)
    expect((await read(cleo, shared)).post).toMatchObject({ id, content: 'Cake' })
    expect(await read(dan, shared)).toMatchObject({ post: null, post_unavailable: true })
    expect((await share(dan, shared)).status).toBe(404)
    expect((await share(dan, id)).status).toBe(404)
    expect((await read(ana, id)).total_shared).toBe(1)
  })

  test('hides the original between people who block each other', async () => {
    const { ana, ben, cleo } = await world.people()
    const shared = await newShare(ben, await newPost(ana))
    await block(world, ana, cleo)
    expect(await read(cleo, shared)).toMatchObject({ post: null, post_unavailable: true })
    const page = (await call('GET', '/post?per_page=1', { as: cleo })).body.post
    expect(page).toMatchObject([{ id: shared, post: null, post_unavailable: true }])
  })

  test('outlives its original, which is then not available to anybody and cannot be shared on', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    const shared = await newShare(ben, id)
    expect((await call('DELETE', `/post/${id}`, { as: ana })).status).toBe(200)
    expect(await read(ben, shared)).toMatchObject({ post: null, post_unavailable: true })
    expect((await share(ana, shared)).status).toBe(404)
  })

  test('that is deleted is counted no more', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    const shared = await newShare(ben, id)
    expect((await call('DELETE', `/post/${shared}`, { as: ana })).status).toBe(404)
    expect((await read(ana, id)).total_shared).toBe(1)
    expect((await call('DELETE', `/post/${shared}`, { as: ben })).status).toBe(200)
    expect((await read(ana, id)).total_shared).toBe(0)
  })

  test('costs no question of its own: a page of many asks as often as a page of one', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    for (const as of [ana, ben, ana, ben]) await share(as, id)
    const page = (count: number) => world.statements(() => call('GET', `/post?per_page=${count}`, { as: ben }))
    expect((await page(1)).length).toBe(3)
    expect((await page(4)).length).toBe(3)
  })

  test('counts right after 30 calls at once, half of them taking shares away', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await newPost(ana)
    const early = await Promise.all(Array.from({ length: 15 }, (_, n) => newShare(n % 2 ? ben : cleo, id)))
    const calls = early.flatMap((one, n) => [
      call('DELETE', `/post/${one}`, { as: n % 2 ? ben : cleo }),
      share(n % 2 ? cleo : ben, n % 3 ? id : (early[14] ?? id)),
    ])
    for (const { status } of await Promise.all(calls)) expect([200, 201, 404]).toContain(status)
    const rows = await world.app.db.selectFrom('posts').select('id').where('original_id', '=', id).execute()
    expect(rows.length).toBeGreaterThan(0)
    expect((await read(ana, id)).total_shared).toBe(rows.length)
  })
})

describe('sharers', () => {
  test('are listed once each, by their latest share, page by page', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    const id = await newPost(ana)
    for (const as of [ben, cleo, dan, ben]) {
      world.clock.forward({ minutes: 1 })
      await share(as, id)
    }
    const first = (await call('GET', `/post/${id}/share?per_page=2`, { as: ana })).body
    expect(first.users.map((user: { name: string }) => user.name)).toEqual(['Ben', 'Dan'])
    const second = (await call('GET', `/post/${id}/share?per_page=2&cursor=${first.nextCursor}`, { as: ana })).body
    expect(second).toMatchObject({ users: [{ name: 'Cleo' }], hasMorePages: false, nextCursor: null })
  })

  test('are those whose shares the viewer may see', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    const id = await newPost(ana)
    for (const as of [ben, cleo, dan]) await share(as, id)
    await makePrivate(world, ben)
    await block(world, dan, ana)
    expect(await sharers(ana, id)).toEqual(['Cleo'])
    await befriend(world, ana, ben)
    expect((await sharers(ana, id)).sort()).toEqual(['Ben', 'Cleo'])
  })

  test('do not name who has hidden the share, but by an earlier one', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    const hidden = await newShare(ben, id)
    await call('POST', `/post/${hidden}/hide`, { as: ben })
    expect(await sharers(ana, id)).toEqual([])
    expect(await sharers(ben, id)).toEqual(['Ben'])
    const shown = await newShare(ben, id)
    const third = await newShare(ben, id)
    await call('POST', `/post/${third}/hide`, { as: ben })
    expect(await sharers(ana, id)).toEqual(['Ben'])
    expect((await read(ana, shown)).post?.id).toBe(id)
  })

  test('of a post that the viewer may not see are not to be seen', async () => {
    const { ana, ben } = await world.people()
    await makePrivate(world, ana)
    const id = await newPost(ana)
    expect((await call('GET', `/post/${id}/share`, { as: ben })).status).toBe(404)
  })
})
