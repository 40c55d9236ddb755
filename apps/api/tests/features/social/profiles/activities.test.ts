import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { befriend, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { picture, profilesOf, tune } from './steps.ts'

const world = await startWorld()
const { call } = world
const { see, post } = profilesOf(world)

type Entry = { id: number; is_hidden: boolean }
const read = async (as: Someone, path: string, { id }: Member, more = '') =>
  (await call('GET', `/profile/${path}?user_id=${id}${more}`, { as })).body
const posts = async (as: Someone, whose: Member, more = ''): Promise<number[]> =>
  (await read(as, 'post', whose, more)).post.map((one: Entry) => one.id)
const later = (days: number) => world.clock.forward({ minutes: days * 24 * 60 })
const months = async (as: Someone, whose: Member) => {
  const { collections } = await read(as, 'file', whose)
  return collections.map((one: { month: string; count: number }) => [one.month, one.count])
}
const monthNow = () => world.clock.now().toISOString().slice(0, 7)

describe('activities', () => {
  test('are the posts of one person, newest first, page by page', async () => {
    const { ana, ben } = await world.people()
    const ids: number[] = []
    for (const content of ['One', 'Two', 'Three']) {
      later(1)
      ids.unshift(await post(ana, { content }))
    }
    await post(ben, {})
    expect(await posts(ben, ana)).toEqual(ids)
    expect(await posts(ana, ana)).toEqual(ids)
    expect((await call('GET', '/profile/post', { as: ana })).body.post).toHaveLength(3)
    const first = await read(ben, 'post', ana, '&per_page=2')
    expect(first.hasMorePages).toBe(true)
    expect(await posts(ben, ana, `&per_page=2&cursor=${first.nextCursor}`)).toEqual(ids.slice(2))
    expect(await posts(ben, ana, '&per_page=2&page=2')).toEqual(ids.slice(2))
    expect((await see(ben, ana)).counts?.posts).toBe(3)
  })

  test('show what their author has hidden to the author alone, and it can come back', async () => {
    const { ana, ben } = await world.people()
    const id = await post(ana, { files: [await picture()] })
    await call('POST', `/post/${id}/hide`, { as: ana })
    expect(await posts(ben, ana)).toEqual([])
    expect(await months(ben, ana)).toEqual([])
    expect((await see(ben, ana)).counts?.posts).toBe(0)
    expect((await read(ana, 'post', ana)).post).toMatchObject([{ id, is_hidden: true }])
    await call('DELETE', `/post/${id}/hide`, { as: ana })
    expect(await posts(ben, ana)).toEqual([id])
  })

  test('leave out what the viewer has put aside', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await post(ana, {})
    await call('POST', `/post/${id}/hide`, { as: ben })
    expect(await posts(ben, ana)).toEqual([])
    expect((await see(ben, ana)).counts?.posts).toBe(0)
    expect(await posts(cleo, ana)).toEqual([id])
  })

  test('can be those with pictures, or with music', async () => {
    const { ana, ben } = await world.people()
    const seen = await post(ana, { files: [await picture()] })
    const heard = await post(ana, { files: [tune()] })
    await post(ana, {})
    expect(await posts(ben, ana, '&filter_with=image')).toEqual([seen])
    expect(await posts(ben, ana, '&filter_with=music')).toEqual([heard])
    expect((await call('GET', '/profile/post?filter_with=cake', { as: ana })).status).toBe(422)
  })
})

describe('files', () => {
  test('lie by month, with how many there are and a cover, newest first', async () => {
    const { ana, ben } = await world.people()
    await post(ana, { files: [await picture(), tune(), await picture()] })
    const [first, before] = [monthNow(), await months(ben, ana)]
    expect(before).toEqual([[first, 2]])
    // In steps, because a session expires after 30 days without use.
    for (const one of [ana, ben, ana, ben, ana, ben]) {
      later(12)
      await see(one, one)
    }
    await post(ana, { content: 'No picture' })
    await post(ana, { files: [tune()] })
    const newest = await post(ana, { files: [await picture()] })
    expect(await months(ben, ana)).toEqual([
      [monthNow(), 1],
      [first, 2],
    ])
    const page = await read(ben, 'file', ana, '&per_page=1')
    expect(page).toMatchObject({
      collections: [{ month: monthNow(), cover: { file_type: 'image' } }],
      hasMorePages: true,
    })
    const rest = await read(ben, 'file', ana, `&per_page=1&cursor=${page.nextCursor}`)
    expect(rest).toMatchObject({ collections: [{ month: first }], hasMorePages: false })
    expect(await read(ben, 'file', ana, '&per_page=1&page=2')).toMatchObject({ collections: [{ month: first }] })
    expect((await read(ben, `file/${monthNow()}`, ana)).files).toMatchObject([{ post_id: newest, file_type: 'image' }])
    await call('DELETE', `/post/${newest}`, { as: ana })
    expect(await months(ben, ana)).toEqual([[first, 2]])
  })

  test('of a month come page by page in the order of their posts', async () => {
    const { ana, ben } = await world.people()
    await post(ana, { files: [await picture(), await picture()] })
    await post(ana, { files: [await picture(), await picture()] })
    const month = monthNow()
    const all = (await read(ben, `file/${month}`, ana)).files.map((one: Entry) => one.id)
    expect(all).toHaveLength(4)
    const page = await read(ben, `file/${month}`, ana, '&per_page=3')
    const rest = await read(ben, `file/${month}`, ana, `&per_page=3&cursor=${page.nextCursor}`)
    expect([...page.files, ...rest.files].map((one: Entry) => one.id)).toEqual(all)
    expect(rest.hasMorePages).toBe(false)
    expect((await call('GET', '/profile/file/2026-13', { as: ana })).status).toBe(404)
  })

  test('of a private account are for its connections', async () => {
    const { ana, ben, cleo } = await world.people()
    await post(ana, { files: [await picture()] })
    await makePrivate(world, ana)
    await befriend(world, ana, cleo)
    expect(await months(ben, ana)).toEqual([])
    expect((await read(ben, `file/${monthNow()}`, ana)).files).toEqual([])
    expect(await months(cleo, ana)).toEqual([[monthNow(), 1]])
  })
})
