import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Clock } from '../clock.ts'
import type { Signer } from '../db/secrets.ts'
import { dataFolder, type Settings } from '../settings.ts'
import { publicAddresses, signedAddresses } from './addresses.ts'
import type { FileStore } from './file-store.ts'
import { checkFolder, checkKey } from './keys.ts'

/**
 * Writes a file beside its place, flushed to the disk, and moves it there when it is whole. A half-written file is
 * removed; one that a crash leaves goes with its folder.
 */
export async function placeFile(root: string, key: string, write: (path: string) => Promise<void>): Promise<void> {
  const place = join(root, checkKey(key))
  const part = `${place}.${randomUUID()}.part`
  await mkdir(dirname(place), { recursive: true })
  try {
    await write(part)
    await rename(part, place)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function copyFlushed(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const handle = await open(to, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found?.size ?? null
}

async function deleteFoldersBefore(parent: string, moment: Date): Promise<void> {
  const names = await readdir(parent).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const { mtime } = await stat(join(parent, name)).catch(() => ({ mtime: moment }))
    if (mtime < moment) await rm(join(parent, name), { recursive: true, force: true })
  }
}

/** Files in a folder of this machine. Reading, deleting: flydrive; writing is ours, for it must be all or nothing. */
export function localFileStore(settings: Settings, signer: Signer, clock: Clock): FileStore {
  const root = dataFolder(settings, 'files')
  const driver = new FSDriver({ location: root, visibility: 'private' })
  const signed = signedAddresses(settings, signer, clock)
  return {
    ...publicAddresses(settings),
    signedUrl: async (key, minutes) => signed.toRead(checkKey(key), minutes),
    signedUploadUrl: async (key, terms) => signed.toWrite(checkKey(key), terms),
    put: (key, content) => placeFile(root, key, part => writeFile(part, content, { flush: true })),
    putFile: (key, path) => placeFile(root, key, part => copyFlushed(path, part)),
    size: async key => sizeOf(join(root, checkKey(key))),
    async onDisk(key) {
      const { contentLength } = await driver.getMetaData(checkKey(key))
      if (contentLength === undefined) throw new Error('There is no such file.')
      return { path: join(root, key), release: async () => undefined }
    },
    delete: async key => driver.delete(checkKey(key)),
    deleteAll: async prefix => driver.deleteAll(checkFolder(prefix)),
    deleteIncomingBefore: moment => deleteFoldersBefore(join(root, 'incoming'), moment),
  }
}
