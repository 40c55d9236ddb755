import { type downloadForm, minutesToDownload } from '@celebrio/contract/people/data-archives'
import type { output } from 'zod'
import { requireOwner } from '#features/people/accounts'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { askForArchive, findArchive } from './queries/archives.ts'
import { archiveKey } from './rules.ts'
import { stateOf } from './view.ts'

export const readArchive = async (app: AppContext, { id }: Viewer) =>
  stateOf(await findArchive(app.db, id), app.clock.now())

/** @throws AppError archive_too_soon while one is being made, and for a day after one that is there */
export async function askFor(app: AppContext, viewer: Viewer) {
  await inTransaction(app, async tx => {
    if (!(await askForArchive(tx, viewer.id, app.clock.now()))) throw new AppError('archive_too_soon')
    await app.emit(tx, 'data_archive.asked', { user_id: viewer.id })
  })
  return readArchive(app, viewer)
}

/**
 * Where the archive is read, for a few minutes. Who finds a device unlocked does not get away with all that its owner has.
 * @throws AppError not_found when there is none, validation_failed on `password`, fresh_sign_in_needed
 */
export async function download(app: AppContext, viewer: Viewer, { password }: output<typeof downloadForm>) {
  await requireOwner(app, viewer, password)
  const row = await findArchive(app.db, viewer.id)
  const { archive } = stateOf(row, app.clock.now())
  if (archive?.state !== 'ready' || !row?.folder) throw new AppError('not_found')
  return { url: await app.files.signedUrl(archiveKey(row.folder), minutesToDownload) }
}
