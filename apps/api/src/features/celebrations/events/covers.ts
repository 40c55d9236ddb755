import type { EventEdit } from '@celebrio/contract/celebrations/event-forms'
import { discardUploads, prepareUpload } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { findFolder } from './queries/writes.ts'

const field = 'coverphoto'

/**
 * The new cover of an edit; null where there is none, or where the edit sends the address of the present one. It is
 * slow, so call it before the transaction. @throws AppError what the picture is refused for
 */
export async function newCover(
  app: AppContext,
  viewer: Viewer,
  present: number | null,
  { coverphoto: url, files }: Pick<EventEdit, 'coverphoto'> & { files: IncomingFile[] },
) {
  const folder = present === null ? undefined : await findFolder(app.db, present)
  const isPresent = folder !== undefined && url && app.files.keyOf(url)?.split('/')[1] === folder
  return prepareUpload(app, viewer, { field, kind: 'image', url: isPresent ? undefined : url, files })
}

/** Discards the picture of a cover once no event uses it any more. */
export const discardCover = (app: AppContext, tx: Tx, uploadId: number | null): Promise<void> =>
  discardUploads(app, tx, uploadId === null ? [] : [uploadId])
