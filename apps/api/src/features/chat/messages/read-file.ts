import { documentKey } from '#features/base/uploads'
import { requireStay } from '#features/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { findDocument } from './queries/files.ts'
import { findConversationOf, findMessage } from './queries/messages.ts'

const minutesToRead = 5

type OfMessage = { id: number; file_id: number }

/** Where who may see the message reads a document of it, for some minutes. @throws AppError not_found */
export async function readFileAddress(app: AppContext, viewer: Viewer, { id, file_id }: OfMessage) {
  const place = await findConversationOf(app.db, id)
  authorize(place !== undefined)
  const stay = await requireStay(app, viewer, place.conversation_id)
  authorize((await findMessage(app.db, viewer.id, stay, id)) !== undefined)
  const found = await findDocument(app.db, id, file_id)
  authorize(found && found.title !== null)
  return { file_url: await app.files.signedUrl(documentKey(found.folder, found.title), minutesToRead) }
}
