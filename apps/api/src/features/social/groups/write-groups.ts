import { randomUUID } from 'node:crypto'
import type { GroupChange, GroupForm } from '@celebrio/contract/social/group-shapes'
import { claimUploads, discardUploads, prepareUpload } from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { inviteLocked } from './invite.ts'
import { lockVisible } from './lock.ts'
import { canDelete, canEdit } from './policies.ts'
import { findPeopleOf } from './queries/groups.ts'
import { deleteGroup, insertGroup, lockGroup, updateGroup } from './queries/writes.ts'
import { readGroup, requireMembership } from './read-groups.ts'

const prepareCover = (app: AppContext, viewer: Viewer, url: string | undefined, files: IncomingFile[]) =>
  prepareUpload(app, viewer, { field: 'cover', kind: 'image', url, files })

/** @throws AppError validation_failed on `friend_ids` for people who are not connections, and what a cover is refused for */
export async function createGroup(app: AppContext, viewer: Viewer, form: GroupForm, files: IncomingFile[]) {
  const cover = await prepareCover(app, viewer, form.cover, files)
  const group = await inTransaction(app, async tx => {
    await claimUploads(tx, viewer, cover ? [cover.id] : [])
    const id = await insertGroup(tx, {
      owner_id: viewer.id,
      name: form.name,
      day: form.date ?? null,
      description: form.description || null,
      cover_id: cover?.id ?? null,
      shows_history: form.shows_history ?? false,
      created_at: app.clock.now(),
    })
    const locked = await lockGroup(tx, id)
    if (locked) await inviteLocked(app, tx, viewer, locked, form.friend_ids)
    await app.emit(tx, 'group.changed', { group_id: id })
    return readGroup(app, tx, viewer, id)
  })
  return { message: 'Group created', group }
}

const columnsOf = ({ name, date, description, shows_history }: GroupChange) => ({
  ...(name !== undefined && { name }),
  ...(date !== undefined && { day: date }),
  ...(description !== undefined && { description: description || null }),
  ...(shows_history !== undefined && { shows_history }),
})

const tellRenamed = (app: AppContext, tx: Tx, viewer: Viewer, { groupId, name }: { groupId: number; name: string }) =>
  app.emit(tx, 'group.renamed', { group_id: groupId, user_id: viewer.id, name, token: randomUUID() })

/** @throws AppError not_found for those who do not run it, and whatever the cover is refused for */
export async function editGroup(
  app: AppContext,
  viewer: Viewer,
  groupId: number,
  form: GroupChange,
  files: IncomingFile[],
) {
  authorize(canEdit(await requireMembership(app.db, viewer, groupId)))
  const cover = await prepareCover(app, viewer, form.cover, files)
  const group = await inTransaction(app, async tx => {
    const { group: before, me } = await lockVisible(tx, viewer, groupId)
    authorize(canEdit(me))
    await claimUploads(tx, viewer, cover ? [cover.id] : [])
    const isCoverNew = cover !== null || form.remove_cover === true
    const change = { ...columnsOf(form), ...(isCoverNew && { cover_id: cover?.id ?? null }) }
    if (Object.keys(change).length > 0) await updateGroup(tx, groupId, change)
    if (isCoverNew && before.cover_id) await discardUploads(app, tx, [before.cover_id])
    await app.emit(tx, 'group.changed', { group_id: groupId })
    if (form.name !== undefined && form.name !== before.name)
      await tellRenamed(app, tx, viewer, { groupId, name: form.name })
    return readGroup(app, tx, viewer, groupId)
  })
  return { message: 'Group changed', group }
}

/** @throws AppError not_found for everybody but the owner */
export async function removeGroup(app: AppContext, viewer: Viewer, groupId: number) {
  await inTransaction(app, async tx => {
    const { group, me } = await lockVisible(tx, viewer, groupId)
    authorize(canDelete(me))
    const people = await findPeopleOf(tx, groupId)
    await deleteGroup(tx, groupId)
    await discardUploads(app, tx, group.cover_id ? [group.cover_id] : [])
    await app.emit(tx, 'group.deleted', { group_id: groupId, user_id: viewer.id, name: me.name, ...people })
  })
  return { message: 'Group deleted' }
}
