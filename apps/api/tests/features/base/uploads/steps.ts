import type { AttachedFile, Media } from '@celebrio/contract/base/media'
import { expect } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import type { World } from '../../../harness/world.ts'

type Chosen = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }
type Addresses = { presigned_url: string; file_url: string }

/** Uploads bytes to a signed address. */
export async function send(address: string, { type, bytes }: Pick<Chosen, 'type' | 'bytes'>): Promise<void> {
  const { status } = await fetch(address, { method: 'PUT', body: bytes, headers: { 'content-type': type } })
  expect(status).toBe(200)
}

export async function bytesOf(url: string): Promise<Buffer> {
  const response = await fetch(url)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** A picture, sound or film. @throws Error for a document */
export function asMedia(file: AttachedFile | undefined): Media {
  if (!file || file.file_type === 'document') throw new Error('This is no media.')
  return file
}

/** What a client does to upload, step by step. */
export function uploading(world: Pick<World, 'call'>) {
  const presign = async (as: Someone, { name, type }: Pick<Chosen, 'name' | 'type'>): Promise<Addresses> => {
    const query = new URLSearchParams({ fileName: name, fileType: type })
    const { status, body } = await world.call('GET', `/upload/s3-presigned-url?${query.toString()}`, { as })
    expect(status).toBe(200)
    return body
  }
  const put = async (as: Someone, chosen: Chosen): Promise<string> => {
    const addresses = await presign(as, chosen)
    await send(addresses.presigned_url, chosen)
    return addresses.file_url
  }
  const complete = (as: Someone, file_url: string) => world.call('POST', '/upload/complete', { as, json: { file_url } })
  return {
    presign,
    put,
    complete,
    /** All steps. @returns the processed upload */
    async upload(as: Someone, chosen: Chosen): Promise<Media> {
      const { status, body } = await complete(as, await put(as, chosen))
      expect(status, JSON.stringify(body)).toBe(200)
      return asMedia(body.upload)
    },
    /** The code and status with which an upload is rejected. */
    async refused(as: Someone, chosen: Chosen): Promise<[number, string]> {
      const { status, body } = await complete(as, await put(as, chosen))
      return [status, body.code]
    },
  }
}
