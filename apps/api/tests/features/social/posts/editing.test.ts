import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { png, song } from '../../base/uploads/samples.ts'
import { bytesOf, uploading } from '../../base/uploads/steps.ts'

const world = await startWorld()
const { call } = world
const { upload } = uploading(world)

const bytes = new Uint8Array(await png({ width: 40, height: 30 }))
const picture = async (as: Someone): Promise<string> =>
  (await upload(as, { name: 'cake.png', type: 'image/png', bytes })).image
const pictures = (as: Someone, count: number) => Promise.all(Array.from({ length: count }, () => picture(as)))
const newPost = async (as: Someone, json: Record<string, unknown>) =>
  (await call('POST', '/post', { as, json })).body.post
const edit = (as: Someone, id: number, json: Record<string, unknown>) => call('PATCH', `/post/${id}`, { as, json })
const read = async (as: Someone, id: number) => (await call('GET', `/post/${id}`, { as })).body.post
const idsOf = (post: { images: { id: number }[] }) => post.images.map(one => one.id)

describe('an edited post', () => {
  test('has its new words, keeps its time, and says that it was edited', async () => {
    const { ana, ben } = await world.people()
    const post = await newPost(ana, { content: 'Cake' })
    expect(post).toMatchObject({ edited_at: null, can: { edit: true } })
    world.clock.forward({ minutes: 5 })
    const { status, body } = await edit(ana, post.id, { content: '  Two cakes  ' })
    expect([status, body.message]).toEqual([200, 'Post updated'])
    expect(body.post).toMatchObject({ content: 'Two cakes', created_at: post.created_at })
    expect(String(body.post.edited_at) > post.created_at).toBe(true)
    expect(await read(ben, post.id)).toMatchObject({ content: 'Two cakes', can: { edit: false } })
  })

  test('takes the form of the specification, with files in it', async () => {
    const { ana } = await world.people()
    const [one, two] = await pictures(ana, 2)
    const post = await newPost(ana, { content: 'Cake', images: [one, two] })
    const multipart = new FormData()
    multipart.append('_method', 'patch')
    multipart.append('content', 'Waltz')
    multipart.append('removed_images[]', String(post.images[0]?.id))
    multipart.append('images[]', new Blob([new Uint8Array(song(20))], { type: 'audio/mpeg' }), 'waltz.mp3')
    const { status, body } = await call('POST', `/post/${post.id}`, { as: ana, multipart })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.post.content).toBe('Waltz')
    expect(body.post.images).toMatchObject([{ id: post.images[1]?.id }, { file_type: 'audio', title: 'waltz' }])
  })

  test('loses what is removed by address, and its files are gone', async () => {
    const { ana } = await world.people()
    const [one = '', two = ''] = await pictures(ana, 2)
    const post = await newPost(ana, { images: [one, two] })
    expect((await bytesOf(one)).length).toBeGreaterThan(0)
    const { body } = await edit(ana, post.id, { removed_images: [one] })
    expect(idsOf(body.post)).toEqual([post.images[1]?.id])
    await world.drainJobs()
    expect((await fetch(one)).status).toBe(404)
    expect((await fetch(two)).status).toBe(200)
  })

  test('that changes nothing is not called edited, and what it does not hold is gone already', async () => {
    const { ana } = await world.people()
    const post = await newPost(ana, { content: 'Cake' })
    const { status, body } = await edit(ana, post.id, { content: 'Cake ', removed_images: [999_999] })
    expect([status, body.post.edited_at]).toEqual([200, null])
  })

  test('cannot be left with neither words nor media', async () => {
    const { ana } = await world.people()
    const [one] = await pictures(ana, 1)
    const post = await newPost(ana, { content: 'Cake', images: [one] })
    const { status, body } = await edit(ana, post.id, { content: ' ', removed_images: [post.images[0]?.id] })
    expect([status, body.details.content?.[0]?.code]).toEqual([422, 'post_empty'])
    expect(idsOf(await read(ana, post.id))).toEqual(idsOf(post))
    expect((await edit(ana, post.id, { content: '' })).body.post).toMatchObject({ content: '', images: [{}] })
  })

  test('takes 2000 code points and no more', async () => {
    const { ana } = await world.people()
    const post = await newPost(ana, { content: 'Cake' })
    expect((await edit(ana, post.id, { content: '🎂'.repeat(2000) })).status).toBe(200)
    expect((await edit(ana, post.id, { content: '🎂'.repeat(2001) })).body.details.content?.[0]?.code).toBe('too_long')
  })

  test('holds ten pictures at most, those before and new ones together', async () => {
    const { ana } = await world.people()
    const post = await newPost(ana, { images: await pictures(ana, 9) })
    const [one, two] = await pictures(ana, 2)
    const { status, body } = await edit(ana, post.id, { images: [one, two] })
    expect([status, body.message]).toEqual([422, 'You can only upload 10 images at a time'])
    const fits = await edit(ana, post.id, { images: [one, two], removed_images: [post.images[4]?.id] })
    expect(fits.body.post.images).toHaveLength(10)
    expect(idsOf(fits.body.post).slice(0, 8)).toEqual(idsOf(post).filter(id => id !== post.images[4]?.id))
  })

  test('is its author’s alone', async () => {
    const { ana, ben } = await world.people()
    const post = await newPost(ana, { content: 'Cake' })
    expect((await edit(ben, post.id, { content: 'Mine' })).status).toBe(404)
    expect((await edit(ben, 999_999, { content: 'Mine' })).status).toBe(404)
    expect(await read(ana, post.id)).toMatchObject({ content: 'Cake', edited_at: null })
  })

  test('takes no file of somebody else, and none that is part of another post', async () => {
    const { ana, ben } = await world.people()
    const post = await newPost(ana, { content: 'Cake' })
    const foreign = await picture(ben)
    const used = await picture(ana)
    await newPost(ana, { images: [used] })
    expect((await edit(ana, post.id, { images: [foreign] })).body.details.images?.[0]?.code).toBe('upload_unknown')
    expect((await edit(ana, post.id, { images: [used] })).body.code).toBe('upload_used')
  })

  test('keeps what it shares, and may lose all its words', async () => {
    const { ana, ben } = await world.people()
    const original = await newPost(ana, { content: 'Cake' })
    const { post } = (await call('POST', `/post/${original.id}/share`, { as: ben, json: { content: 'Look' } })).body
    const { body } = await edit(ben, post.id, { content: '' })
    expect(body.post).toMatchObject({ content: '', post: { id: original.id, content: 'Cake' } })
  })

  test('is whole after many edits at once', async () => {
    const { ana } = await world.people()
    const post = await newPost(ana, { images: await pictures(ana, 8) })
    const more = await pictures(ana, 8)
    const edits = more.map((image, n) =>
      edit(ana, post.id, { images: [image], removed_images: [post.images[n]?.id], content: `Edit ${n}` }),
    )
    for (const { status } of await Promise.all(edits)) expect(status).toBe(200)
    const after = await read(ana, post.id)
    expect(after.images.map((one: { image: string }) => one.image).sort()).toEqual([...more].sort())
  })
})
