import { type WallForm, wallLimits } from '@celebrio/contract/celebrations/wall'
import { claimUploads, discardUploads, prepareUploads } from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canApproveEntries, canDeleteEntry } from './policies.ts'
import { findEntry } from './queries/entries.ts'
import { approveEntry, deleteEntry, insertEntry, upsertSettings } from './queries/writes.ts'
import { requireEntry, requireWall } from './read-wall.ts'
import { entryView } from './view.ts'

async function preparePictures(app: AppContext, viewer: Viewer, images: string[]): Promise<number[]> {
  if (images.length > wallLimits.images) throw fieldError('images', 'too_many_images')
  const uploads = await prepareUploads(app, viewer, images, [])
  if (uploads.some(upload => upload.kind !== 'image')) throw new AppError('upload_type_refused')
  return uploads.map(upload => upload.id)
}

/** @throws AppError not_found, validation_failed for an empty entry, and whatever pictures are refused for */
export async function addEntry(app: AppContext, viewer: Viewer, eventId: number, { words, images }: WallForm) {
  // Anyone who may not is told so before their pictures are looked into; words alone take no time.
  if (images.length > 0 || words === '') await requireWall(app.db, viewer, eventId)
  if (words === '' && images.length === 0) throw fieldError('words', 'wall_empty')
  const uploadIds = await preparePictures(app, viewer, images)
  const entry = await inTransaction(app, async tx => {
    // Pictures take a while: anyone who has lost their seat meanwhile must not add anything.
    await requireWall(tx, viewer, eventId)
    await claimUploads(tx, viewer, uploadIds)
    const row = { event_id: eventId, user_id: viewer.id, words, uploadIds, created_at: app.clock.now() }
    const entry_id = await insertEntry(tx, row)
    if (entry_id === undefined) throw new AppError('not_found')
    await app.emit(tx, 'event.wall_changed', { event_id: eventId })
    await app.emit(tx, 'event.wall_shared', { event_id: eventId, user_id: viewer.id, entry_id })
    return entryView(app, tx, viewer, await requireEntry(tx, viewer, { id: eventId, entry_id }))
  })
  return { message: 'Put on the wall', entry }
}

/** @throws AppError not_found for guests as well */
export async function editSettings(app: AppContext, viewer: Viewer, eventId: number, approve_first: boolean) {
  await inTransaction(app, async tx => {
    if (!(await upsertSettings(tx, viewer.id, eventId, approve_first))) throw new AppError('not_found')
    await app.emit(tx, 'event.wall_changed', { event_id: eventId })
  })
  return { message: 'Wall saved', approve_first }
}

type OneEntry = { id: number; entry_id: number }

async function emitResolved(app: AppContext, tx: Tx, { id: event_id }: OneEntry, user_id: number): Promise<void> {
  await app.emit(tx, 'event.wall_changed', { event_id })
  await app.emit(tx, 'event.wall_entry_resolved', { event_id, user_id })
}

/** @throws AppError not_found for guests as well */
export async function approve(app: AppContext, viewer: Viewer, one: OneEntry) {
  const entry = await inTransaction(app, async tx => {
    authorize(canApproveEntries(await requireWall(tx, viewer, one.id)))
    const row = await requireEntry(tx, viewer, one)
    const now = app.clock.now()
    await approveEntry(tx, one.entry_id, now)
    await emitResolved(app, tx, one, row.user_id)
    return entryView(app, tx, viewer, { ...row, approved_at: row.approved_at ?? now })
  })
  return { message: 'Approved', entry }
}

/**
 * People can always delete their own entries, also when they can no longer see the wall.
 * @throws AppError not_found for entries of others as well, unless the viewer is host or co-host
 */
export async function removeEntry(app: AppContext, viewer: Viewer, one: OneEntry) {
  await inTransaction(app, async tx => {
    const row = await findEntry(tx, viewer.id, one.id, one.entry_id)
    authorize(row && canDeleteEntry(viewer, row))
    const uploadIds = await deleteEntry(tx, row.id)
    if (!uploadIds) throw new AppError('not_found')
    await discardUploads(app, tx, uploadIds)
    await emitResolved(app, tx, one, row.user_id)
  })
  return { message: 'Deleted' }
}
