import { constants, createReadStream, createWriteStream } from 'node:fs'
import { copyFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import limit from 'p-limit'
import { syncTree } from '../db/embedded/sync-tree.ts'
import { servedType } from '../files/keys.ts'
import { s3Client } from '../files/s3-file-store.ts'
import { makePrivateFolder } from '../private-folder.ts'
import { dataFolder, type S3Settings, type Settings } from '../settings.ts'
import { filesBelow } from './digests.ts'

/** How many files are copied at a time. */
const width = 8

/** A file that is only half there yet. */
const isWhole = (key: string) => !key.endsWith('.part')

async function copyTo(path: string, write: () => Promise<void>): Promise<void> {
  await makePrivateFolder(dirname(path))
  await write()
}

/** Keys in a bucket, asked of the bucket itself: flydrive's list refuses names that are not of plain letters. */
async function keysIn(s3: S3Settings, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const keys: string[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3Client(s3) }, { Bucket: s3.bucket })) {
    keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
    if (keys.length >= most) break
  }
  return keys
}

/** The same where files go to and come from. */
type Files = {
  isEmpty(): Promise<boolean>
  /** Copies all files into a folder. One that is deleted meanwhile belongs to nobody any longer. */
  save(to: string): Promise<void>
  /** Brings the files of a folder, which nobody sees until `place`; `discard` takes them away again. */
  stage(from: string): Promise<{ folder: string | null; place(): Promise<void>; discard(): Promise<void> }>
}

const unlessGone = (codes: readonly string[]) => (error: unknown) => {
  const { code = '', name = '' } = error as { code?: string; name?: string }
  if (!codes.includes(code) && !codes.includes(name)) throw error
}

function localFiles(folder: string): Files {
  return {
    isEmpty: async () => (await filesBelow(folder)).length === 0,
    async save(to) {
      const keys = (await filesBelow(folder)).filter(isWhole)
      await limit(width).map(keys, key => {
        const path = join(to, key)
        return copyTo(path, () => copyFile(join(folder, key), path, constants.COPYFILE_FICLONE)).catch(
          unlessGone(['ENOENT']),
        )
      })
    },
    async stage(from) {
      const staged = `${folder}.restoring`
      const discard = () => rm(staged, { recursive: true, force: true })
      await discard()
      try {
        await makePrivateFolder(staged)
        await localFiles(from).save(staged)
        await syncTree(staged)
      } catch (error) {
        await discard()
        throw error
      }
      const place = async () => {
        await rm(folder, { recursive: true, force: true })
        await rename(staged, folder)
      }
      return { folder: staged, place, discard }
    },
  }
}

function bucketFiles(s3: S3Settings): Files {
  const driver = new S3Driver({ client: s3Client(s3), bucket: s3.bucket, visibility: 'private', supportsACL: false })
  const load = async (key: string, path: string) => {
    await pipeline(await driver.getStream(key), createWriteStream(path))
  }
  const put = async (key: string, path: string) => {
    const options = { contentType: servedType(key), contentLength: (await stat(path)).size }
    await driver.putStream(key, createReadStream(path), options)
  }
  return {
    isEmpty: async () => (await keysIn(s3, 1)).length === 0,
    async save(to) {
      await limit(width).map(await keysIn(s3), key => {
        const path = join(to, key)
        return copyTo(path, () => load(key, path)).catch(unlessGone(['NoSuchKey', 'NotFound']))
      })
    },
    async stage(from) {
      const keys = await filesBelow(from)
      const discard = async () => void (await limit(width).map(keys, key => driver.delete(key)))
      try {
        await limit(width).map(keys, key => put(key, join(from, key)))
      } catch (error) {
        await discard().catch(() => undefined)
        throw error
      }
      return { folder: null, place: async () => undefined, discard }
    },
  }
}

/** Files of people: a folder, or a bucket. */
export const filesOf = (settings: Settings): Files =>
  settings.s3 ? bucketFiles(settings.s3) : localFiles(dataFolder(settings, 'files'))
