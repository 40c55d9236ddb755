import type { messageForm } from '@celebrio/contract/chat/message-forms'
import type { output } from 'zod'
import { previewOf } from '#features/base/link-previews'
import { claimUploads, prepareFiles } from '#features/base/uploads'
import {
  canWrite,
  requireLocked,
  requireStay,
  requireWritable,
  type Stay,
  takeSequenceNumber,
} from '#features/chat/conversations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { tellLinked } from './links.ts'
import { canQuote } from './policies.ts'
import { pushMessage } from './push.ts'
import { findMessage, findSent } from './queries/messages.ts'
import { insertFiles, insertMessage } from './queries/writes.ts'
import { readMessage } from './read-messages.ts'

type Form = output<typeof messageForm>

const nameTaken = () => fieldError('client_id', 'invalid')

/** The message that was sent before under this name. @throws AppError validation_failed where it stands elsewhere */
async function sentBefore(
  db: Db,
  viewer: Viewer,
  conversationId: number,
  clientId: string,
): Promise<number | undefined> {
  const sent = await findSent(db, viewer.id, clientId)
  if (sent && sent.conversation_id !== conversationId) throw nameTaken()
  return sent?.id
}

/** @throws AppError not_found when what is answered is not there */
async function checkQuoted(tx: Tx, viewer: Viewer, stay: Stay, quotedId: number | undefined): Promise<void> {
  if (quotedId === undefined) return
  const quoted = await findMessage(tx, viewer.id, stay, quotedId)
  authorize(quoted && canQuote(quoted, stay))
}

type Words = Omit<Form, 'images'> & { uploadIds: number[] }

async function write(app: AppContext, tx: Tx, viewer: Viewer, stay: Stay, { uploadIds, reply_to, ...words }: Words) {
  const now = app.clock.now()
  const { conversation_id } = stay
  await checkQuoted(tx, viewer, stay, reply_to)
  await claimUploads(tx, viewer, uploadIds)
  const place = await takeSequenceNumber(tx, conversation_id, viewer.id, now)
  const link = await previewOf(app, tx, words.body)
  const id = await insertMessage(tx, {
    ...place,
    ...words,
    conversation_id,
    author_id: viewer.id,
    file_count: uploadIds.length,
    reply_to_id: reply_to ?? null,
    link_preview_id: link?.id ?? null,
    created_at: now,
  })
  if (id === undefined) throw nameTaken()
  if (uploadIds.length > 0) await insertFiles(tx, id, uploadIds)
  await tellLinked(app, tx, id, link)
  const chat_message = await readMessage(app, tx, viewer, { ...stay, last_seq: place.seq }, id)
  await pushMessage(app, tx, chat_message, stay)
  return chat_message
}

/** Writes it unless it was sent before. The lock lets one at a time find that out, and gives the places their order. */
const writeOnce = (app: AppContext, viewer: Viewer, conversationId: number, words: Words) =>
  inTransaction(app, async tx => {
    const standing = await requireLocked(app, tx, viewer, conversationId)
    const sent = await sentBefore(tx, viewer, conversationId, words.client_id)
    if (sent !== undefined) return readMessage(app, tx, viewer, standing, sent)
    await requireWritable(app, tx, viewer, standing)
    return write(app, tx, viewer, standing, words)
  })

/** Files are looked into before the transaction, and for those only who may write. A message that was sent has used its own. */
async function filesOf(app: AppContext, viewer: Viewer, conversationId: number, { client_id, images }: Form) {
  if (images.length === 0) return []
  authorize(canWrite(await requireStay(app, viewer, conversationId)))
  const uploads = await prepareFiles(app, viewer, images).catch(async (error: unknown) => {
    if ((await sentBefore(app.db, viewer, conversationId, client_id)) === undefined) throw error
    return []
  })
  return uploads.map(upload => upload.id)
}

/**
 * Writes a message, once for each `client_id`: who is not told whether it has arrived sends it again.
 * @throws AppError not_found, connections_only, messages_closed, conversation_closed, answer_awaited, validation_failed for an empty one, and
 *   whatever files are refused for
 */
export async function sendMessage(app: AppContext, viewer: Viewer, conversationId: number, form: Form) {
  const { images, ...words } = form
  if (words.body === '' && images.length === 0) throw fieldError('body', 'post_empty')
  const uploadIds = await filesOf(app, viewer, conversationId, form)
  const chat_message = await writeOnce(app, viewer, conversationId, { ...words, uploadIds })
  return { message: 'Message sent', chat_message }
}
