import { previewOf } from '#features/base/link-previews'
import { discardUploads } from '#features/base/uploads'
import { requireLocked, type Stay, takeRevision } from '#features/chat/conversations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { tellLinked } from './links.ts'
import { canDelete, canEdit, mayChange } from './policies.ts'
import { pushMessage } from './push.ts'
import { findConversationOf, findMessage, type MessageRow } from './queries/messages.ts'
import { emptyMessage, updateMessage } from './queries/writes.ts'
import { readMessage } from './read-messages.ts'

/** A message that the viewer may see, in its conversation, which is locked. @throws AppError not_found */
export async function requireMessage(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  messageId: number,
): Promise<{ row: MessageRow; stay: Stay }> {
  const place = await findConversationOf(tx, messageId)
  authorize(place !== undefined)
  const stay = await requireLocked(app, tx, viewer, place.conversation_id)
  const row = await findMessage(tx, viewer.id, stay, messageId)
  authorize(row !== undefined)
  return { row, stay }
}

/** The message as it is now, which all who may see it are told. */
async function readChanged(app: AppContext, tx: Tx, viewer: Viewer, stay: Stay, messageId: number) {
  const chat_message = await readMessage(app, tx, viewer, stay, messageId)
  await pushMessage(app, tx, chat_message, stay)
  return chat_message
}

/** @throws AppError not_found for messages of others as well, edit_too_late */
export async function editMessage(app: AppContext, viewer: Viewer, messageId: number, body: string) {
  const chat_message = await inTransaction(app, async tx => {
    const { row, stay } = await requireMessage(app, tx, viewer, messageId)
    authorize(mayChange(viewer, row, stay))
    if (body === '' && row.file_count === 0) throw fieldError('body', 'required')
    const now = app.clock.now()
    authorize(canEdit(viewer, row, stay, now), 'edit_too_late')
    const rev = await takeRevision(tx, stay.conversation_id, now)
    const link = await previewOf(app, tx, body)
    await updateMessage(tx, messageId, { body, rev, edited_at: now, link_preview_id: link?.id ?? null })
    await tellLinked(app, tx, messageId, link)
    return readChanged(app, tx, viewer, stay, messageId)
  })
  return { message: 'Message has been updated', chat_message }
}

/** Takes a message back for everybody; twice is once. @throws AppError not_found for messages of others as well */
export async function deleteMessage(app: AppContext, viewer: Viewer, messageId: number) {
  const chat_message = await inTransaction(app, async tx => {
    const { row, stay } = await requireMessage(app, tx, viewer, messageId)
    if (row.author_id !== viewer.id || row.event !== null) throw new AppError('not_found')
    if (!canDelete(viewer, row)) return readMessage(app, tx, viewer, stay, messageId)
    const now = app.clock.now()
    const rev = await takeRevision(tx, stay.conversation_id, now)
    await discardUploads(app, tx, await emptyMessage(tx, messageId, { rev, now }))
    return readChanged(app, tx, viewer, stay, messageId)
  })
  return { message: 'Message Deleted', chat_message }
}
