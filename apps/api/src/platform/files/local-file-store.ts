import { randomUUID } from 'node:crypto'
import { copyFile, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Clock } from '../clock.ts'
import type { Signer } from '../db/secrets.ts'
import { makePrivateFolder } from '../private-folder.ts'
import { dataFolder, type Settings } from '../settings.ts'
import { publicAddresses, signedAddresses } from './addresses.ts'
import type { FileStore, StillExpected } from './file-store.ts'
import { checkFolder, checkKey } from './keys.ts'

/** Writes a file like `placeFile`, but only into a folder that is there. @throws ENOENT when it is not, or goes meanwhile */
export async function placeInFolder(root: string, key: string, write: (path: string) => Promise<void>): Promise<void> {
  const path = join(root, checkKey(key))
  const part = `${path}.${randomUUID()}.part`
  try {
    await write(part)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/**
 * Writes to a temporary file next to the target, syncs it and renames it once complete. A partial file is
 * removed; one left by a crash is deleted with its folder.
 */
async function placeFile(root: string, key: string, write: (path: string) => Promise<void>): Promise<void> {
  await makeFolder(root, key)
  await placeInFolder(root, key, write)
}

const makeFolder = (root: string, key: string) => makePrivateFolder(dirname(join(root, checkKey(key))))

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

async function deleteFoldersBefore(parent: string, moment: Date, stillExpected: StillExpected): Promise<void> {
  const names = await readdir(parent).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const expected = await stillExpected(names)
  for (const name of names.filter(one => !expected.has(one))) {
    const { mtime } = await stat(join(parent, name)).catch(() => ({ mtime: moment }))
    if (mtime < moment) await rm(join(parent, name), { recursive: true, force: true })
  }
}

/** Files in a local folder. flydrive reads and deletes; writing is our own because it must be atomic. */
export function localFileStore(settings: Settings, signer: Signer, clock: Clock): FileStore {
  const root = dataFolder(settings, 'files')
  const driver = new FSDriver({ location: root, visibility: 'private' })
  const signed = signedAddresses(settings, signer, clock)
  return {
    ...publicAddresses(settings),
    signedUrl: async (key, minutes) => signed.toRead(checkKey(key), minutes),
    async signedUploadUrl(key, terms) {
      await makeFolder(root, key)
      return signed.toWrite(key, terms)
    },
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
    deleteIncomingBefore: (moment, stillExpected) => deleteFoldersBefore(join(root, 'incoming'), moment, stillExpected),
  }
}
