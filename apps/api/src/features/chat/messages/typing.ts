import type { PushedTyping } from '@celebrio/contract/chat/realtime'
import { canWrite, findListeners, requireStay } from '#features/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { findName } from './queries/messages.ts'

/**
 * Tells those who would hear the viewer's message that they are writing it. Nobody learns so that a request is being looked
 * at: neither who has asked nor who is asked hears anything before the yes.
 * @throws AppError not_found
 */
export async function tellTyping(app: AppContext, viewer: Viewer, conversationId: number) {
  const stay = await requireStay(app, viewer, conversationId)
  if (canWrite(stay) && stay.state === 'accepted') {
    const listeners = await findListeners(app.db, conversationId, viewer.id, null)
    const hearing = listeners.filter(({ user_id, state }) => user_id !== viewer.id && state === 'accepted')
    const name = await findName(app.db, viewer.id)
    const typing: PushedTyping = { conversation_id: conversationId, user_id: viewer.id, name }
    const ids = hearing.map(({ user_id }) => user_id)
    app.realtime.send(ids, 'typing', typing)
  }
  return { message: 'Told' }
}
