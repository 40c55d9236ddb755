import { describe, expect, test } from 'vitest'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { film, noise, song } from '../../base/uploads/samples.ts'
import { uploading } from '../../base/uploads/steps.ts'
import { picture, singing, sound } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { upload, newSong, postSong, songsOf, titlesOf } = singing(world)

const fileIs = async (url: string) => (await fetch(new URL(url, world.url))).status

describe('a song that is put up', () => {
  test('has a title, its sound and a cover, and can be changed and deleted by its artist', async () => {
    const { ana, ben } = await world.people()
    const { status, body } = await upload(ana, { title: '  Evening waltz ', cover: picture })
    expect([status, body.message]).toEqual([201, 'Song uploaded'])
    expect(body.song).toMatchObject({
      title: 'Evening waltz',
      audio: { file_type: 'audio', image: expect.stringMatching(/\.mp3$/) },
      cover: { file_type: 'image', width: 40, height: 30 },
      user: { id: ana.id, name: 'Ana' },
      post_id: null,
      total_subscribers: 0,
      is_subscribed: false,
      can: { edit: true, delete: true, subscribe: false },
    })
    expect((await songsOf(ben, ana.id)).body.songs).toMatchObject([
      { id: body.song.id, can: { edit: false, delete: false, subscribe: true } },
    ])
  })

  test('may come as addresses of uploaded files', async () => {
    const { ana, ben } = await world.people()
    const { put } = uploading(world)
    const audio = await put(ana, { name: 'a.mp3', type: 'audio/mpeg', bytes: new Uint8Array(sound) })
    const cover = await put(ana, { name: 'a.png', type: 'image/png', bytes: new Uint8Array(picture) })
    const foreign = await call('POST', '/song', { as: ben, json: { title: 'Mine', audio } })
    expect([foreign.status, foreign.body.details.audio?.[0]?.code]).toEqual([422, 'upload_unknown'])
    const swapped = await call('POST', '/song', { as: ana, json: { title: 'Swapped', audio: cover } })
    expect([swapped.status, swapped.body.code]).toEqual([415, 'upload_type_refused'])
    const { status, body } = await call('POST', '/song', { as: ana, json: { title: 'Waltz', audio, cover } })
    expect(status).toBe(201)
    expect([body.song.audio.image, body.song.cover?.image]).toEqual([audio, cover])
    const again = await call('POST', '/song', { as: ana, json: { title: 'Waltz', audio } })
    expect([again.status, again.body.code]).toEqual([409, 'upload_used'])
  })

  test('is refused without a title or a sound, with a title too long, and when the bytes are no MP3', async () => {
    const { ana } = await world.people()
    const issue = async (parts: Parameters<typeof upload>[1]) => {
      const { status, body } = await upload(ana, parts)
      return [status, body.code, body.details]
    }
    expect(await issue({ title: ' ' })).toMatchObject([422, 'validation_failed', { title: [{ code: 'required' }] }])
    expect(await issue({ title: 'a'.repeat(256) })).toMatchObject([
      422,
      'validation_failed',
      { title: [{ code: 'too_long' }] },
    ])
    expect(await issue({ audio: null })).toMatchObject([422, 'validation_failed', { audio: [{ code: 'required' }] }])
    expect((await issue({ audio: picture })).slice(0, 2)).toEqual([415, 'upload_lied'])
    expect((await issue({ audio: await film(1), type: 'video/mp4' })).slice(0, 2)).toEqual([415, 'upload_type_refused'])
    expect((await issue({ audio: noise(400) }))[0]).toBe(415)
    expect((await issue({ cover: sound })).slice(0, 2)).toEqual([415, 'upload_lied'])
    expect(await titlesOf(ana, ana.id)).toEqual([])
    expect((await upload(ana, { title: '🎺'.repeat(255) })).status).toBe(201)
  })

  test('gets another title and cover by its artist only; the old cover goes with its files', async () => {
    const { ana, ben } = await world.people()
    const { song: before } = (await upload(ana, { cover: picture })).body
    const path = `/song/${before.id}`
    expect((await call('PATCH', path, { as: ben, json: { title: 'Stolen' } })).status).toBe(404)
    expect((await call('PATCH', path, { as: ana, json: { title: 'a'.repeat(256) } })).status).toBe(422)
    const renamed = (await call('PATCH', path, { as: ana, json: { title: 'Polka' } })).body
    expect([renamed.message, renamed.song.title, renamed.song.cover.id]).toEqual([
      'Song updated',
      'Polka',
      before.cover?.id,
    ])
    const multipart = new FormData()
    multipart.append('cover', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'b.png')
    const { song: covered } = (await call('PATCH', path, { as: ana, multipart })).body
    expect(covered.title).toBe('Polka')
    expect(covered.cover.id).not.toBe(before.cover?.id)
    await world.drainJobs()
    expect([await fileIs(before.cover?.image ?? ''), await fileIs(covered.cover.image)]).toEqual([404, 200])
    const bare = (await call('PATCH', path, { as: ana, json: { remove_cover: true } })).body.song
    expect(bare.cover).toBeNull()
    await world.drainJobs()
    expect(await fileIs(covered.cover.image)).toBe(404)
  })

  test('is deleted with its files by its artist only, once', async () => {
    const { ana, ben } = await world.people()
    const { song: gone } = (await upload(ana, { cover: picture })).body
    expect((await call('DELETE', `/song/${gone.id}`, { as: ben })).status).toBe(404)
    const replies = await Promise.all([1, 2, 3].map(() => call('DELETE', `/song/${gone.id}`, { as: ana })))
    expect(replies.map(one => one.status).toSorted((a, b) => a - b)).toEqual([200, 404, 404])
    expect(await titlesOf(ana, ana.id)).toEqual([])
    await world.drainJobs()
    expect([await fileIs(gone.audio.image), await fileIs(gone.cover?.image ?? '')]).toEqual([404, 404])
  })
})

describe('the songs of somebody', () => {
  test('are those of posts and those put up, newest first, page by page', async () => {
    const { ana, ben } = await world.people()
    const titles = ['One', 'Two', 'Three', 'Four']
    for (const [at, title] of titles.entries()) {
      world.clock.forward({ minutes: 1 })
      await (at % 2 ? newSong(ana, title) : postSong(ana, title))
    }
    await newSong(ben, 'Another')
    const first = (await songsOf(ben, ana.id, '?per_page=3')).body
    expect(first.songs.map((one: { title: string }) => one.title)).toEqual(['Four', 'Three', 'Two'])
    expect(first.songs[1]).toMatchObject({ post_id: expect.any(Number), can: { subscribe: true } })
    const second = (await songsOf(ben, ana.id, `?per_page=3&cursor=${first.nextCursor}`)).body
    expect(second).toMatchObject({ songs: [{ title: 'One' }], hasMorePages: false, nextCursor: null })
    expect((await songsOf(ben, ana.id, '?per_page=3&page=2')).body.songs).toMatchObject([{ title: 'One' }])
  })

  test('leave out other files of posts, and songs that are uploaded but not used', async () => {
    const { ana } = await world.people()
    const { upload: send } = uploading(world)
    await send(ana, { name: 'a.mp3', type: 'audio/mpeg', bytes: new Uint8Array(sound) })
    const multipart = new FormData()
    multipart.append('images[]', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png')
    await call('POST', '/post', { as: ana, multipart })
    expect(await titlesOf(ana, ana.id)).toEqual([])
  })

  test('of a private artist are heard by connections only', async () => {
    const { ana, ben, cleo } = await world.people()
    const mine = await newSong(ana, 'Put up')
    await postSong(ana, 'Posted')
    await makePrivate(world, ana)
    await befriend(world, ana, ben)
    expect(await titlesOf(ana, ana.id)).toHaveLength(2)
    expect(await titlesOf(ben, ana.id)).toHaveLength(2)
    expect(await titlesOf(cleo, ana.id)).toEqual([])
    expect((await call('POST', `/song/${mine}/subscribe`, { as: cleo })).status).toBe(404)
  })

  test('of a hidden post are heard by its author only', async () => {
    const { ana, ben } = await world.people()
    const { post } = await postSong(ana, 'Posted')
    await call('POST', `/post/${post}/hide`, { as: ana })
    expect([await titlesOf(ana, ana.id), await titlesOf(ben, ana.id)]).toEqual([['Posted'], []])
  })

  test('of somebody who blocks or is blocked, is suspended or does not exist are not there', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    await newSong(ana)
    await block(world, ana, ben)
    await block(world, cleo, ana)
    for (const as of [ben, cleo]) expect((await songsOf(as, ana.id)).status).toBe(404)
    expect((await songsOf(dan, ana.id)).status).toBe(200)
    await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ana.id).execute()
    expect((await songsOf(dan, ana.id)).status).toBe(404)
    expect((await songsOf(dan, 999_999)).status).toBe(404)
    expect((await call('GET', `/profile/song?user_id=${ana.id}`)).status).toBe(401)
  })

  test('cannot be changed or deleted apart from their post', async () => {
    const { ana } = await world.people()
    const posted = await postSong(ana, 'Posted')
    expect((await songsOf(ana, ana.id)).body.songs[0].can).toEqual({ edit: false, delete: false, subscribe: false })
    expect((await call('PATCH', `/song/${posted.song}`, { as: ana, json: { title: 'X' } })).status).toBe(404)
    expect((await call('DELETE', `/song/${posted.song}`, { as: ana })).status).toBe(404)
    await call('DELETE', `/post/${posted.post}`, { as: ana })
    expect(await titlesOf(ana, ana.id)).toEqual([])
  })

  test('cost as many questions for one as for many', async () => {
    const { ana, ben } = await world.people()
    for (const title of ['One', 'Two', 'Three']) await upload(ana, { title, audio: song(20), cover: picture })
    const count = async (size: number) =>
      (await world.statements(() => songsOf(ben, ana.id, `?per_page=${size}`))).length
    expect([await count(1), await count(3)]).toEqual([4, 4])
  })
})
