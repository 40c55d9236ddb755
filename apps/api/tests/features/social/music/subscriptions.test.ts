import { expect, test } from 'vitest'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { singing } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { newSong, postSong, songsOf, subscribe, unsubscribe, subscribed } = singing(world)

test('somebody keeps songs of others, put up or posted, last kept first', async () => {
  const { ana, ben, cleo } = await world.people()
  const first = await newSong(ana, 'Put up')
  const { song: second } = await postSong(cleo, 'Posted')
  const { status, body } = await subscribe(ben, first)
  expect([status, body.message]).toEqual([200, 'Subscribed to song'])
  expect(body.song).toMatchObject({ is_subscribed: true, total_subscribers: 1 })
  world.clock.forward({ minutes: 1 })
  await subscribe(ben, second)
  expect(await subscribed(ben)).toEqual(['Posted', 'Put up'])
  expect(await subscribed(ana)).toEqual([])
  const page = (await call('GET', '/song/subscribed?per_page=1', { as: ben })).body
  const next = (await call('GET', `/song/subscribed?per_page=1&cursor=${page.nextCursor}`, { as: ben })).body
  expect(next).toMatchObject({ songs: [{ title: 'Put up', user: { name: 'Ana' } }], hasMorePages: false })
  const gone = await unsubscribe(ben, second)
  expect(gone.body).toMatchObject({
    message: 'Unsubscribed from song',
    song: { is_subscribed: false, total_subscribers: 0 },
  })
  expect(await subscribed(ben)).toEqual(['Put up'])
})

test('thirty calls at once, half of them taking it back, leave the counter equal to the rows', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const id = await newSong(ana)
  const calls = Array.from({ length: 30 }, (_, n) => {
    const as = [ben, cleo, dan][n % 3] ?? ben
    return n % 2 ? unsubscribe(as, id) : subscribe(as, id)
  })
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
  const rows = await app.db.selectFrom('song_subscriptions').select('user_id').where('upload_id', '=', id).execute()
  expect((await songsOf(ana, ana.id)).body.songs[0].total_subscribers).toBe(rows.length)
  await Promise.all([subscribe(ben, id), subscribe(ben, id), subscribe(ben, id)])
  expect(await subscribed(ben)).toHaveLength(1)
})

test('an own song, or one that is not there, cannot be kept', async () => {
  const { ana, ben } = await world.people()
  const id = await newSong(ana)
  const own = await subscribe(ana, id)
  expect([own.status, own.body.code]).toEqual([409, 'own_song'])
  expect((await subscribe(ben, 999_999)).status).toBe(404)
  expect((await unsubscribe(ben, id)).body.song.total_subscribers).toBe(0)
})

test('a kept song that is no longer for the viewer leaves the list, and comes back with the right to hear it', async () => {
  const { ana, ben, cleo } = await world.people()
  const put = await newSong(ana, 'Put up')
  const posted = await postSong(cleo, 'Posted')
  await subscribe(ben, put)
  await subscribe(ben, posted.song)
  await makePrivate(world, ana)
  await call('POST', `/post/${posted.post}/hide`, { as: cleo })
  expect(await subscribed(ben)).toEqual([])
  expect((await unsubscribe(ben, put)).status).toBe(404)
  await befriend(world, ana, ben)
  expect(await subscribed(ben)).toEqual(['Put up'])
  await block(world, ana, ben)
  expect(await subscribed(ben)).toEqual([])
})

test('a deleted song is kept by nobody', async () => {
  const { ana, ben } = await world.people()
  const id = await newSong(ana)
  const replies = await Promise.all([
    call('DELETE', `/song/${id}`, { as: ana }),
    ...Array.from({ length: 8 }, () => subscribe(ben, id)),
  ])
  for (const { status } of replies) expect([200, 404]).toContain(status)
  expect(await subscribed(ben)).toEqual([])
})
