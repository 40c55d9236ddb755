import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { film, png, song } from '../../base/uploads/samples.ts'

const world = await startWorld()
const { ana } = await world.people()

const picture = await png({ width: 40, height: 30 })
const sound = song(20)
const movie = await film(1)

type Kind = 'image' | 'audio' | 'video'
const parts: Record<Kind, [Buffer, string, string]> = {
  image: [picture, 'image/png', 'cake.png'],
  audio: [sound, 'audio/mpeg', 'waltz.mp3'],
  video: [movie, 'video/mp4', 'dance.mp4'],
}

async function postWith(counts: Partial<Record<Kind, number>>) {
  const multipart = new FormData()
  for (const [kind, count] of Object.entries(counts)) {
    const [bytes, type, name] = parts[kind as Kind]
    for (let n = 0; n < count; n += 1) multipart.append('images[]', new Blob([new Uint8Array(bytes)], { type }), name)
  }
  return world.call('POST', '/post', { as: ana, multipart })
}

test('a post holds ten pictures, five songs and a film together', async () => {
  const { status, body } = await postWith({ image: 10, audio: 5, video: 1 })
  expect(status).toBe(201)
  const kinds = body.post.images.map((one: { file_type: string }) => one.file_type)
  expect(kinds).toEqual([...Array<string>(10).fill('image'), ...Array<string>(5).fill('audio'), 'video'])
})

test.each([
  [{ image: 11 }, 'You can only upload 10 images at a time'],
  [{ audio: 6 }, 'You can only upload 5 audios'],
  [{ video: 2 }, 'You can only upload 1 video at a time'],
])('%j is too many, and leaves nothing', async (counts, text) => {
  const { status, body } = await postWith(counts)
  expect(status).toBe(422)
  expect(body.errors.images).toEqual([text])
  expect(body.message).toBe(text)
})

test('more addresses than a post can hold are refused unread', async () => {
  const images = Array.from({ length: 17 }, (_, n) => `${world.url}/files/media/${n}`)
  expect((await world.call('POST', '/post', { as: ana, json: { images } })).body.details.images?.[0]?.code).toBe(
    'too_many',
  )
})
