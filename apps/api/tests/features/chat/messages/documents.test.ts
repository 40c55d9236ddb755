import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { namesBelow } from '../../../platform/files-server.ts'
import { noise, officeContainer, pdf, png } from '../../base/uploads/samples.ts'
import { uploading } from '../../base/uploads/steps.ts'
import { stepsOf } from '../conversations/steps.ts'

const world = await startWorld()
const { call } = world
const { put, refused } = uploading(world)
const { open, list, history, say } = stepsOf(world)

const fileOf = (name: string, type: string, bytes: Buffer) => ({ name, type, bytes: Uint8Array.from(bytes) })
const menu = fileOf('Menü für Samstag.PDF', 'application/pdf', pdf())

const picture = await png({ width: 8, height: 8 })

const talking = async () => {
  const people = await world.people()
  await befriend(world, people.ana, people.ben)
  return { ...people, id: await open(people.ana, people.ben) }
}

/** A message with a document, by the first of two connections. */
const sharing = async () => {
  const talk = await talking()
  const message = await say(talk.ana, talk.id, 'The menu', { images: [await put(talk.ana, menu)] })
  return { ...talk, message, file: message.files[0]?.id ?? 0 }
}

const addressOf = async (as: Someone, message: number, file: number) =>
  (await call('GET', `/message/${message}/file/${file}`, { as })).body.file_url

describe('a document of a message', () => {
  test('is named, and downloaded as it was, never shown', async () => {
    const { ben, id, message, file } = await sharing()
    expect(message.files).toEqual([
      { id: file, file_type: 'document', file_name: 'Menü für Samstag.pdf', size: menu.bytes.length },
    ])
    expect((await history(ben, id)).messages[0].files).toEqual(message.files)
    expect((await list(ben))[0].last_message.media).toBe('document')
    const response = await fetch(await addressOf(ben, message.id, file))
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf())
    const { headers } = response
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; .*filename\*=UTF-8''Men%C3%BC%20f%C3%BCr%20Samstag.pdf/,
    )
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    )
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('may be written with Word, and has the extension of its bytes', async () => {
    const { ana, id } = await talking()
    const word = officeContainer('WordDocument')
    const images = [await put(ana, fileOf('Plan (2), \u202Efdp.\u202C ☂.doc', 'application/msword', word))]
    images.push(await put(ana, fileOf('plan.pdf', 'application/pdf', word)))
    const { files } = await say(ana, id, '', { images })
    expect(files.map(one => 'file_name' in one && one.file_name)).toEqual(['Plan (2), fdp. ☂.doc', 'plan.doc'])
  })

  test('is read by who reads the message only, at an address that expires', async () => {
    const { ana, ben, cleo, message, file } = await sharing()
    const address = await addressOf(ben, message.id, file)
    expect((await call('GET', `/message/${message.id}/file/${file}`, { as: cleo })).status).toBe(404)
    expect((await call('GET', `/message/${message.id}/file/${file + 1}`, { as: ben })).status).toBe(404)
    expect((await fetch(address.replace(/signature=.*/, 'signature=x'))).status).toBe(404)
    expect((await fetch(address.split('?')[0] ?? '')).status).toBe(404)
    world.clock.forward({ minutes: 6 })
    expect((await fetch(address)).status).toBe(404)
    await block(world, ana, ben)
    expect((await call('GET', `/message/${message.id}/file/${file}`, { as: ben })).status).toBe(404)
  })

  test('has nothing at the address by which it is attached', async () => {
    const { ana, id } = await talking()
    const url = await put(ana, menu)
    await say(ana, id, '', { images: [url] })
    expect((await fetch(url)).status).toBe(404)
  })

  test('goes with it when it is deleted', async () => {
    const { ana, ben, message, file } = await sharing()
    const address = await addressOf(ben, message.id, file)
    await call('DELETE', `/message/${message.id}`, { as: ana })
    await world.drainJobs()
    expect((await fetch(address)).status).toBe(404)
    expect((await call('GET', `/message/${message.id}/file/${file}`, { as: ben })).status).toBe(404)
  })

  test('is thrown away when it is not sent', async () => {
    const { ana } = await talking()
    const before = namesBelow(`${world.folder}/files`)
    const url = await put(ana, menu)
    await uploading(world).complete(ana, url)
    await call('DELETE', `/upload?file_url=${encodeURIComponent(url)}`, { as: ana })
    await world.drainJobs()
    expect(namesBelow(`${world.folder}/files`)).toEqual(before)
  })

  test.each([
    [[415, 'upload_lied'], 'a page', 'application/pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    [[415, 'upload_lied'], 'noise', 'application/pdf', noise(2000)],
    [[415, 'upload_lied'], 'a table', 'application/msword', officeContainer('Workbook')],
    [[415, 'upload_lied'], 'a picture', 'application/pdf', picture],
    [[422, 'upload_broken'], 'nothing', 'application/pdf', Buffer.alloc(0)],
  ])('is refused as %s when it is %s by its bytes', async (refusal, _, type, bytes) => {
    const { ana } = await talking()
    expect(await refused(ana, fileOf('x.pdf', type, bytes))).toEqual(refusal)
  })

  test('has at most 10 MB, and is of few kinds', async () => {
    const { ana } = await talking()
    const ask = async (type: string, size: number) =>
      (await call('GET', `/upload/s3-presigned-url?fileName=x&fileType=${type}&fileSize=${size}`, { as: ana })).body
        .code
    expect(await ask('application/pdf', 10_000_001)).toBe('upload_too_large')
    expect(await ask('text/html', 10)).toBe('upload_type_refused')
    expect(await ask('application/zip', 10)).toBe('upload_type_refused')
  })

  test('is nothing that a post can hold', async () => {
    const { ana } = await talking()
    const images = [await put(ana, menu)]
    const { status, body } = await call('POST', '/post', { as: ana, json: { content: 'Menu', images } })
    expect([status, body.code]).toEqual([415, 'upload_type_refused'])
  })
})
