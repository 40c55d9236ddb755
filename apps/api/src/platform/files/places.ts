import { AppError } from '../app-error.ts'
import { withWorkFile } from '../temporary.ts'
import type { FileStore } from './file-store.ts'
import { placeInFolder } from './local-file-store.ts'

/** Puts under a key what `write` writes to a path of the local disk. */
export type Place = (key: string, write: (path: string) => Promise<void>) => Promise<void>

/** @throws AppError upload_link_invalid when nothing is expected under the key any more */
export const inFolder =
  (root: string): Place =>
  async (key, write) => {
    try {
      await placeInFolder(root, key, write)
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new AppError('upload_link_invalid') : error
    }
  }

export const inBucket =
  (files: FileStore): Place =>
  (key, write) =>
    withWorkFile(async path => {
      await write(path)
      await files.putFile(key, path)
    })
