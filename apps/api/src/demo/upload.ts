import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { systemClock } from '#platform/clock.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { prepareUploads } from '../features/base/uploads/attach.ts'
import { mainKey } from '../features/base/uploads/rules.ts'

/**
 * Uploads files for something of the past, one after the other, and today: what was uploaded a day ago and is not used yet
 * is swept away.
 * @returns their addresses, in this order
 */
export async function uploadNow(app: AppContext, viewer: Viewer, files: readonly IncomingFile[]): Promise<string[]> {
  const uploads = await prepareUploads({ ...app, clock: systemClock }, viewer, [], [...files])
  return uploads.map(({ kind, folder }) => app.files.publicUrl(mainKey(kind, folder)))
}
