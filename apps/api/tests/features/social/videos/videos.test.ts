import { expect, test } from 'vitest'
import { sweepViews } from '../../../../src/features/social/videos/watch.ts'
import type { Someone } from '../../../harness/caller.ts'
import { type Member, signUpEach } from '../../../harness/people.ts'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { film, song } from '../../base/uploads/samples.ts'

const world = await startWorld()
const { call, app } = world
const movie = await film(1)

type Made = { post: number; video: number }

async function postFile(as: Someone, bytes: Buffer, type: string, name: string): Promise<Made> {
  const multipart = new FormData()
  multipart.append('images[]', new Blob([new Uint8Array(bytes)], { type }), name)
  const { body } = await call('POST', '/post', { as, multipart })
  return { post: body.post.id, video: body.post.images[0]?.id ?? 0 }
}
const postFilm = (as: Someone) => postFile(as, movie, 'video/mp4', 'dance.mp4')
const watch = (as: Someone, video: number) => call('POST', `/video/${video}/view`, { as })
type Shown = { id: number; total_views: number }
const page = async (as: Someone, query = '?per_page=100') =>
  (await call('GET', `/most-watched-video${query}`, { as })).body
const ranking = async (as: Someone): Promise<[number, number][]> =>
  (await page(as)).videos.map((one: Shown) => [one.id, one.total_views])
/** One film's entry in the list; undefined if it is not there. */
const viewsOf = async (as: Someone, video: number) => new Map(await ranking(as)).get(video)
const counted = async (video: number) => {
  const rows = await app.db.selectFrom('video_views').select('user_id').where('upload_id', '=', video).execute()
  return rows.length
}

test('the most watched film comes first, with its author and views, and one by one when asked so', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const [second, first] = [await postFilm(ana), await postFilm(ben)]
  for (const as of [ana, cleo, dan]) expect((await watch(as, first.video)).status).toBe(200)
  await watch(cleo, second.video)
  const top = await page(dan, '?per_page=1')
  expect(top).toMatchObject({
    videos: [
      {
        id: first.video,
        post_id: first.post,
        content: '',
        user: { id: ben.id, name: 'Ben' },
        file_type: 'video',
        total_views: 3,
        image: expect.stringMatching(/\.mp4$/),
      },
    ],
    hasMorePages: true,
  })
  expect((await page(dan, '')).videos).toHaveLength(1)
  const next = await page(dan, `?per_page=1&cursor=${top.nextCursor}`)
  expect(next.videos[0]).toMatchObject({ id: second.video, total_views: 1 })
  expect((await page(dan, '?page=2&per_page=1')).videos[0].id).toBe(second.video)
})

test('a film that nobody has watched is not in the list', async () => {
  const { ana, ben } = await world.people()
  const { video } = await postFilm(ana)
  expect(await viewsOf(ben, video)).toBeUndefined()
})

test('thirty views of one person at once count as one', async () => {
  const { ana, ben } = await world.people()
  const { video } = await postFilm(ana)
  const replies = await Promise.all(Array.from({ length: 30 }, () => watch(ben, video)))
  expect(new Set(replies.map(one => one.status))).toEqual(new Set([200]))
  expect([await viewsOf(ben, video), await counted(video)]).toEqual([1, 1])
})

test('thirty views of six people at once count as six', async () => {
  const { ana } = await world.people()
  const { video } = await postFilm(ana)
  const crowd = await signUpEach(
    call,
    Array.from({ length: 6 }, (_, n) => `Guest${n}`),
  )
  await Promise.all(Array.from({ length: 30 }, (_, n) => watch(crowd[n % 6] as Member, video)))
  expect([await viewsOf(ana, video), await counted(video)]).toEqual([6, 6])
})

test('a viewer counts again the next day (UTC)', async () => {
  const { ana, ben } = await world.people()
  const { video } = await postFilm(ana)
  await watch(ben, video)
  world.clock.forward({ days: 1 })
  await watch(ben, video)
  expect(await viewsOf(ana, video)).toBe(2)
})

test('the answer says whether the view was counted', async () => {
  const { ana, ben } = await world.people()
  const { video } = await postFilm(ana)
  const said = async (as: Someone) => (await watch(as, video)).body.message
  expect(await said(ben)).toBe('View counted')
  expect(await said(ben)).toBe('View counted before')
  expect(await said(ana)).toBe('Your own views don’t count')
  world.clock.forward({ days: 1 })
  expect(await said(ben)).toBe('View counted')
})

test('authors do not count when they watch their own', async () => {
  const { ana, ben } = await world.people()
  const { video } = await postFilm(ana)
  expect((await watch(ana, video)).status).toBe(200)
  expect([await viewsOf(ben, video), await counted(video)]).toEqual([undefined, 0])
})

test('a film that the viewer may not see is neither watched nor listed', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const [secret, hated, gone] = [await postFilm(ana), await postFilm(dan), await postFilm(cleo)]
  await makePrivate(world, ana)
  await befriend(world, ana, ben)
  await block(world, dan, cleo)
  for (const { video } of [secret, hated]) {
    expect((await watch(ben, video)).status).toBe(200)
    expect((await watch(cleo, video)).status).toBe(404)
    expect([await viewsOf(ben, video), await viewsOf(cleo, video)]).toEqual([1, undefined])
  }
  await watch(ben, gone.video)
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', cleo.id).execute()
  expect((await watch(dan, gone.video)).status).toBe(404)
  expect(await viewsOf(dan, gone.video)).toBeUndefined()
})

test('what its author or the viewer has hidden is not listed', async () => {
  const { ana, ben, cleo } = await world.people()
  const [mine, theirs] = [await postFilm(ana), await postFilm(cleo)]
  for (const { video } of [mine, theirs]) await watch(ben, video)
  await call('POST', `/post/${mine.post}/hide`, { as: ana })
  await call('POST', `/post/${theirs.post}/hide`, { as: ben })
  expect([await viewsOf(ana, mine.video), await viewsOf(ben, mine.video)]).toEqual([undefined, undefined])
  expect([await viewsOf(ana, theirs.video), await viewsOf(ben, theirs.video)]).toEqual([1, undefined])
  expect((await watch(cleo, mine.video)).status).toBe(404)
})

test('only films are watched, and only while they are there', async () => {
  const { ana, ben } = await world.people()
  const sound = await postFile(ana, song(20), 'audio/mpeg', 'waltz.mp3')
  expect((await watch(ben, sound.video)).status).toBe(404)
  expect((await watch(ben, 999_999)).status).toBe(404)
  expect((await call('POST', '/video/1/view')).status).toBe(401)
  const { post, video } = await postFilm(ana)
  const [, ...replies] = await Promise.all([
    call('DELETE', `/post/${post}`, { as: ana }),
    ...Array.from({ length: 8 }, () => watch(ben, video)),
  ])
  for (const { status } of replies) expect([200, 404]).toContain(status)
  expect((await watch(ben, video)).status).toBe(404)
  expect(await counted(video)).toBe(0)
})

test('a view counts for thirty days, and is then forgotten', async () => {
  const { ana, ben, cleo } = await world.people()
  const { video } = await postFilm(ana)
  await watch(ben, video)
  world.clock.forward({ days: 15 })
  await watch(cleo, video)
  world.clock.forward({ days: 15 })
  await sweepViews(app)
  expect([await viewsOf(cleo, video), await counted(video)]).toEqual([2, 2])
  world.clock.forward({ days: 1 })
  await sweepViews(app)
  expect([await viewsOf(cleo, video), await counted(video)]).toEqual([1, 1])
})

test('a long list asks as often as a short one, and a broken cursor is refused', async () => {
  const { ana, ben } = await world.people()
  for (const { video } of [await postFilm(ana), await postFilm(ana)]) await watch(ben, video)
  expect((await world.statements(() => page(ben, '?per_page=2'))).length).toBe(2)
  const { status, body } = await call('GET', '/most-watched-video?cursor=bm8', { as: ben })
  expect([status, body.details.cursor?.[0]?.code]).toEqual([422, 'cursor_invalid'])
})
