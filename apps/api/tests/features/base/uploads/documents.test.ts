import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { storeDocument } from '../../../../src/features/base/uploads/public.ts'
import { startWorld } from '../../../harness/world.ts'
import { namesBelow } from '../../../platform/files-server.ts'
import { noise, officeContainer, pdf, png } from './samples.ts'

const world = await startWorld()

async function store(fileName: string, contentType: string, bytes: Uint8Array, size = bytes.length) {
  const path = join(world.folder, 'part')
  await writeFile(path, bytes)
  return storeDocument(world.app, { field: 'document_file', fileName, contentType, path, bytes: size })
}

describe('a document of a provider', () => {
  test('is kept where only a signed address leads', async () => {
    const { key, contentType } = await store('Licença nº 7.PDF', 'application/pdf', pdf())
    expect([key, contentType]).toEqual([
      expect.stringMatching(/^private\/[0-9a-f]{32}\/Licença nº 7\.pdf$/),
      'application/pdf',
    ])
    expect((await fetch(`${world.url}/files/${key}`)).status).toBe(404)
    const response = await fetch(await world.app.files.signedUrl(key, 5))
    expect([response.status, Buffer.from(await response.arrayBuffer())]).toEqual([200, pdf()])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('may be a picture or written with Word, whatever its header says', async () => {
    expect((await store('card', 'application/octet-stream', await png({ width: 8, height: 8 }))).contentType).toBe(
      'image/png',
    )
    expect((await store('paper.doc', 'application/msword', officeContainer('WordDocument'))).key).toMatch(/paper\.doc$/)
  })

  test.each([
    ['upload_lied', 'application/pdf', noise(2000)],
    ['upload_lied', 'application/msword', officeContainer('Workbook')],
    ['upload_type_refused', 'text/html', Buffer.from('<script>alert(1)</script>')],
    ['upload_broken', 'application/pdf', Buffer.alloc(0)],
  ])('is refused as %s when it is %s by name only', async (code, type, bytes) => {
    const before = namesBelow(`${world.folder}/files`)
    await expect(store('x', type, bytes)).rejects.toMatchObject({ code })
    expect(namesBelow(`${world.folder}/files`)).toEqual(before)
  })

  test('has at most 10 MB', async () => {
    await expect(store('x.pdf', 'application/pdf', pdf(), 10_000_001)).rejects.toMatchObject({
      code: 'upload_too_large',
    })
  })
})
