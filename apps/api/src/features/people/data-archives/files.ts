import { extname } from 'node:path'
import type { AppContext } from '#platform/app-context.ts'
import { fileNameOf } from '#platform/http/download.ts'

/** A file in the file store, and where it is in the archive. */
export type StoredFile = { key: string; path: string }

/** Where uploads are in the archive, by their ids. */
export type FilePaths = ReadonlyMap<number, string>

/** The files of somebody that are there: one may have been deleted since its row was read. */
export async function filesIn(app: AppContext, userId: number): Promise<{ files: StoredFile[]; paths: FilePaths }> {
  const files: StoredFile[] = []
  const paths = new Map<number, string>()
  for (const { personalFiles } of app.features)
    for (const { id, name, key } of (await personalFiles?.(app, userId)) ?? []) {
      if ((await app.files.size(key)) === null) continue
      const bare = name.replace(/\.[^.]{1,5}$/, '')
      // The number keeps files with one name apart.
      const path = `files/${files.length + 1} ${fileNameOf(bare, extname(key).slice(1))}`
      files.push({ key, path })
      if (id !== null) paths.set(id, path)
    }
  return { files, paths }
}
