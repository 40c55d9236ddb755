import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const newPost = async (as: Someone): Promise<number> =>
  (await call('POST', '/post', { as, json: { content: 'Cake' } })).body.post.id
const read = (as: Someone, id: number) => call('GET', `/post/${id}`, { as })
const idsOf = (body: { post: { id: number }[] }) => body.post.map(one => one.id)
const feed = async (as: Someone) => idsOf((await call('GET', '/post', { as })).body)
const saved = async (as: Someone) => idsOf((await call('GET', '/post/saved', { as })).body)

describe('saved posts', () => {
  test('go on and off, and twice is once', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    for (const _ of [1, 2]) {
      const { status, body } = await call('POST', `/post/${id}/save`, { as: ben })
      expect([status, body]).toMatchObject([200, { message: 'Post saved', post: { id, is_saved: true } }])
    }
    expect(await saved(ben)).toEqual([id])
    expect(await saved(ana)).toEqual([])
    expect((await read(ana, id)).body.post.is_saved).toBe(false)
    for (const _ of [1, 2]) {
      const { status, body } = await call('DELETE', `/post/${id}/save`, { as: ben })
      expect([status, body]).toMatchObject([200, { message: 'Post unsaved', post: { id, is_saved: false } }])
    }
    expect(await saved(ben)).toEqual([])
  })

  test('come last saved first, page by page', async () => {
    const { ana, ben } = await world.people()
    const [first, second, third] = [await newPost(ana), await newPost(ana), await newPost(ana)]
    for (const id of [second, third, first]) {
      world.clock.forward({ minutes: 1 })
      await call('POST', `/post/${id}/save`, { as: ben })
    }
    const page = (await call('GET', '/post/saved?per_page=2', { as: ben })).body
    expect(idsOf(page)).toEqual([first, third])
    const rest = (await call('GET', `/post/saved?per_page=2&cursor=${page.nextCursor}`, { as: ben })).body
    expect(rest).toMatchObject({ post: [{ id: second }], hasMorePages: false, nextCursor: null })
    expect(idsOf((await call('GET', '/post/saved?per_page=2&page=2', { as: ben })).body)).toEqual([second])
  })

  test('leave out what the viewer may no longer see', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    await call('POST', `/post/${id}/save`, { as: ben })
    await makePrivate(world, ana)
    expect(await saved(ben)).toEqual([])
    expect((await call('POST', `/post/${id}/save`, { as: ben })).status).toBe(404)
    await befriend(world, ana, ben)
    expect(await saved(ben)).toEqual([id])
    await call('DELETE', `/post/${id}`, { as: ana })
    expect(await saved(ben)).toEqual([])
  })
})

describe('hiding an own post', () => {
  test('takes it away from everybody else and out of the own feed, until it is restored', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    await call('POST', `/post/${id}/save`, { as: ben })
    for (const _ of [1, 2]) {
      const { status, body } = await call('POST', `/post/${id}/hide`, { as: ana, form: { content: 'Post hidden' } })
      expect([status, body]).toMatchObject([200, { message: 'Post hidden', post: { id, is_hidden: true } }])
    }
    expect((await read(ana, id)).body.post.is_hidden).toBe(true)
    expect(await feed(ana)).not.toContain(id)
    expect(await feed(ben)).not.toContain(id)
    expect(await saved(ben)).toEqual([])
    for (const path of ['', '/like', '/superlike', '/share'])
      expect((await call('GET', `/post/${id}${path}`, { as: ben })).status).toBe(404)
    expect((await call('POST', `/post/${id}/share`, { as: ben })).status).toBe(404)
    const { body } = await call('DELETE', `/post/${id}/hide`, { as: ana })
    expect(body).toMatchObject({ message: 'Post restored', post: { id, is_hidden: false } })
    expect(await feed(ben)).toContain(id)
    expect(await saved(ben)).toEqual([id])
  })

  test('leaves shares of it with nothing to show but to its author', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    const shared = (await call('POST', `/post/${id}/share`, { as: ben })).body.post.id
    await call('POST', `/post/${id}/hide`, { as: ana })
    expect((await read(ben, shared)).body.post).toMatchObject({ post: null, post_unavailable: true })
    expect((await read(ana, shared)).body.post).toMatchObject({ post: { id, is_hidden: true } })
  })
})

describe('"Not interested"', () => {
  test('takes a post out of one feed only, until it is restored', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await newPost(ana)
    for (const _ of [1, 2]) {
      const { body } = await call('POST', `/post/${id}/hide`, { as: ben })
      expect(body).toMatchObject({ message: 'Post hidden', post: { id, is_hidden: true } })
    }
    expect(await feed(ben)).not.toContain(id)
    expect(await feed(cleo)).toContain(id)
    expect(await feed(ana)).toContain(id)
    expect((await read(ana, id)).body.post.is_hidden).toBe(false)
    const { body } = await call('DELETE', `/post/${id}/hide`, { as: ben })
    expect(body).toMatchObject({ message: 'Post restored', post: { is_hidden: false } })
    expect(await feed(ben)).toContain(id)
  })

  test('keeps shares of the post out of that feed too', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await newPost(ana)
    const shared = (await call('POST', `/post/${id}/share`, { as: cleo })).body.post.id
    expect(await feed(ben)).toContain(shared)
    await call('POST', `/post/${id}/hide`, { as: ben })
    expect(await feed(ben)).not.toContain(shared)
    expect(await feed(ana)).toContain(shared)
  })

  test('of others cannot be undone for the author, nor can the author’s for others', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    await call('POST', `/post/${id}/hide`, { as: ana })
    expect((await call('DELETE', `/post/${id}/hide`, { as: ben })).status).toBe(404)
    expect((await read(ben, id)).status).toBe(404)
  })
})

describe('reports', () => {
  const report = (as: Someone, id: number, json = {}) => call('POST', `/post/${id}/report`, { as, json })
  const reasons = async (id: number) => {
    const kept = world.app.db
      .selectFrom('reports')
      .select('reason')
      .where('subject_type', '=', 'post')
      .where('subject_id', '=', id)
    return (await kept.orderBy('created_at').execute()).map(row => row.reason)
  }

  test('are kept once per person, with or without a reason', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await newPost(ana)
    for (const reason of ['  Not a cake.  ', 'Still not.']) {
      const { status, body } = await report(ben, id, { reason })
      expect([status, body]).toEqual([200, { message: 'This post has been successfully reported' }])
    }
    expect(await reasons(id)).toEqual(['Not a cake.'])
    world.clock.forward({ minutes: 1 })
    expect((await report(cleo, id, { reason: '   ' })).status).toBe(200)
    expect(await reasons(id)).toEqual(['Not a cake.', null])
  })

  test('are for posts of others, and take 1000 code points', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    const own = await report(ana, id)
    expect([own.status, own.body.code]).toEqual([409, 'own_post'])
    expect((await read(ana, id)).body.post.can.report).toBe(false)
    expect((await read(ben, id)).body.post.can.report).toBe(true)
    expect((await report(ben, id, { reason: '🎂'.repeat(1001) })).status).toBe(422)
    expect((await report(ben, id, { reason: '🎂'.repeat(1000) })).status).toBe(200)
  })

  test('are not taken about what the viewer may not see', async () => {
    const { ana, ben } = await world.people()
    const id = await newPost(ana)
    await block(world, ana, ben)
    for (const path of ['report', 'save', 'hide', 'share'])
      expect((await call('POST', `/post/${id}/${path}`, { as: ben, json: {} })).status).toBe(404)
  })
})
