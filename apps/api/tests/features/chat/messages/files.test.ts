import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { png, song } from '../../base/uploads/samples.ts'
import { asMedia, uploading } from '../../base/uploads/steps.ts'
import { stepsOf } from '../conversations/steps.ts'

const world = await startWorld()
const { call } = world
const { put } = uploading(world)
const { open, send, list, history } = stepsOf(world)

const picture = { name: 'cake.png', type: 'image/png', bytes: Uint8Array.from(await png({ width: 60, height: 40 })) }
const note = { name: 'note.mp3', type: 'audio/mpeg', bytes: Uint8Array.from(song(40)) }

const talking = async () => {
  const people = await world.people()
  await befriend(world, people.ana, people.ben)
  return { ...people, id: await open(people.ana, people.ben) }
}

describe('files of a message', () => {
  test('come with it, in their order, with or without words', async () => {
    const { ana, ben, id } = await talking()
    const images = [await put(ana, picture), await put(ana, note)]
    const { status, body } = await send(ana, id, '', { images })
    expect([status, body.chat_message.body]).toEqual([201, ''])
    const [seen] = (await history(ben, id)).messages
    expect(seen?.files.map(({ file_type }: { file_type: string }) => file_type)).toEqual(['image', 'audio'])
    expect(seen?.files[1]?.peaks).toHaveLength(64)
    expect((await list(ben))[0]?.last_message).toMatchObject({ body: '', media: 'image' })
    await call('PATCH', `/message/${seen?.id}`, { as: ana, json: { body: 'The cake' } })
    expect((await call('PATCH', `/message/${seen?.id}`, { as: ana, json: { body: '' } })).status).toBe(200)
    const reply = await send(ben, id, 'Lovely', { reply_to: seen?.id })
    expect(reply.body.chat_message.reply_to).toMatchObject({ body: '', media: 'image' })
    const { id: plain } = reply.body.chat_message
    expect((await call('PATCH', `/message/${plain}`, { as: ben, json: { body: '' } })).status).toBe(422)
  })

  test('are sent once, and used once', async () => {
    const { ana, id } = await talking()
    const [client_id, images] = [randomUUID(), [await put(ana, picture)]]
    const first = await send(ana, id, 'Cake', { client_id, images })
    const again = await send(ana, id, 'Cake', { client_id, images })
    expect([again.status, again.body.chat_message.id]).toEqual([201, first.body.chat_message.id])
    expect((await send(ana, id, 'Cake', { images })).body.code).toBe('upload_used')
  })

  test('go with it when it is deleted', async () => {
    const { ana, ben, id } = await talking()
    const { body } = await send(ana, id, '', { images: [await put(ana, picture)] })
    const { id: message, files } = body.chat_message
    expect((await fetch(asMedia(files[0]).image)).status).toBe(200)
    await call('DELETE', `/message/${message}`, { as: ana })
    await world.drainJobs()
    expect((await fetch(asMedia(files[0]).image)).status).toBe(404)
    expect((await history(ben, id)).messages[0]).toMatchObject({ files: [], is_deleted: true })
  })

  test('are at most ten, and only one’s own', async () => {
    const { ana, ben, id } = await talking()
    const own = await put(ana, picture)
    expect((await send(ben, id, '', { images: [own] })).body.errors).toHaveProperty('images')
    expect((await send(ana, id, '', { images: Array.from({ length: 11 }, () => own) })).status).toBe(422)
    expect((await send(ana, id, '', { images: ['https://example.org/cake.png'] })).status).toBe(422)
    expect((await history(ben, id)).messages).toEqual([])
  })
})
