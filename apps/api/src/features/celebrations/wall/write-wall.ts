import { type WallForm, wallLimits } from '@celebrio/contract/celebrations/wall'
import { claimUploads, prepareUploads } from '#features/base/uploads'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { fieldRefusal, Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { findEntry } from './queries/entries.ts'
import { approveEntry, deleteEntry, insertEntry, putSettings } from './queries/writes.ts'
import { readEntry, requireWall } from './read-wall.ts'

async function preparePictures(kit: Kit, viewer: Viewer, images: string[]): Promise<number[]> {
  if (images.length > wallLimits.images) throw fieldRefusal('images', 'too_many_images')
  const uploads = await prepareUploads(kit, viewer, images, [])
  if (uploads.some(upload => upload.kind !== 'image')) throw new Refusal('upload_type_refused')
  return uploads.map(upload => upload.id)
}

/** @throws Refusal not_found, validation_failed where there is nothing to put up, and whatever pictures are refused for */
export async function addEntry(kit: Kit, viewer: Viewer, eventId: number, { words, images }: WallForm) {
  await requireWall(kit.db, viewer, eventId)
  if (words === '' && images.length === 0) throw fieldRefusal('words', 'wall_empty')
  const uploadIds = await preparePictures(kit, viewer, images)
  const entry = await inTransaction(kit, async tx => {
    // Pictures take their time: who has lost the place meanwhile puts up nothing.
    await requireWall(tx, viewer, eventId)
    await claimUploads(tx, viewer, uploadIds)
    const row = { event_id: eventId, user_id: viewer.id, words, uploadIds, created_at: kit.clock.now() }
    const entry_id = await insertEntry(tx, row)
    if (entry_id === undefined) throw new Refusal('not_found')
    await kit.tell(tx, 'event.wall_changed', { event_id: eventId })
    await kit.tell(tx, 'event.wall_shared', { event_id: eventId, user_id: viewer.id, entry_id })
    return readEntry(kit, tx, viewer, { id: eventId, entry_id })
  })
  return { message: 'Put on the wall', entry }
}

/** @throws Refusal not_found for guests as well */
export async function editSettings(kit: Kit, viewer: Viewer, eventId: number, approve_first: boolean) {
  await inTransaction(kit, async tx => {
    if (!(await putSettings(tx, viewer.id, eventId, approve_first))) throw new Refusal('not_found')
    await kit.tell(tx, 'event.wall_changed', { event_id: eventId })
  })
  return { message: 'Wall saved', approve_first }
}

type OneEntry = { id: number; entry_id: number }

async function tellSettled(kit: Kit, tx: Tx, { id: event_id }: OneEntry, user_id: number): Promise<void> {
  await kit.tell(tx, 'event.wall_changed', { event_id })
  await kit.tell(tx, 'event.wall_settled', { event_id, user_id })
}

/** @throws Refusal not_found for guests as well */
export async function approve(kit: Kit, viewer: Viewer, one: OneEntry) {
  const entry = await inTransaction(kit, async tx => {
    const { is_host } = await requireWall(tx, viewer, one.id)
    if (!is_host) throw new Refusal('not_found')
    const { user } = await readEntry(kit, tx, viewer, one)
    await approveEntry(tx, one.entry_id, kit.clock.now())
    await tellSettled(kit, tx, one, user.id)
    return readEntry(kit, tx, viewer, one)
  })
  return { message: 'Approved', entry }
}

/**
 * What is one's own can be deleted always, also by who sees the wall no more.
 * @throws Refusal not_found for entries of others as well, unless the viewer is host or co-host
 */
export async function removeEntry(kit: Kit, viewer: Viewer, one: OneEntry) {
  await inTransaction(kit, async tx => {
    const row = await findEntry(tx, viewer.id, one.id, one.entry_id)
    const mayDelete = row !== undefined && (row.user_id === viewer.id || row.is_host)
    const folders = mayDelete ? await deleteEntry(tx, row.id) : undefined
    if (!row || !folders) throw new Refusal('not_found')
    if (folders.length > 0) await kit.tell(tx, 'upload.discarded', { folders })
    await tellSettled(kit, tx, one, row.user_id)
  })
  return { message: 'Deleted' }
}
