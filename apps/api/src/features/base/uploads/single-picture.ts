import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { folderOf } from '#platform/files/keys.ts'
import { deleteUsed } from './queries.ts'
import { mainKey, renditionKey } from './rules.ts'
import type { Upload } from './tables.ts'

/** The key of a picture's narrowest rendition, wide enough for faces and logos. */
export function portraitKey({ kind, folder, width, widths }: Upload): string {
  const narrowest = Math.min(...widths)
  return widths.length === 0 || narrowest === width ? mainKey(kind, folder) : renditionKey(folder, narrowest)
}

/** Takes a picture away by the key of any of its renditions, with all its files. */
export async function dropPicture(app: AppContext, tx: Tx, viewer: Viewer, key: string): Promise<void> {
  const folder = folderOf(key)
  await deleteUsed(tx, viewer.id, folder)
  await app.emit(tx, 'upload.discarded', { folders: [folder] })
}
