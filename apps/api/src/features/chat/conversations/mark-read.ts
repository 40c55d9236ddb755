import type { PushedRead } from '@celebrio/contract/chat/realtime'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { afterCommit } from '#platform/db/after-commit.ts'
import { showReadsToEachOther } from './queries/partner.ts'
import { moveReadMark } from './queries/writes.ts'
import { readConversation } from './read-conversations.ts'

/**
 * Marks messages as read, up to a place. The viewer's other devices hear it, and the other person of a direct conversation,
 * where both show it; it does not tell them of a request that is only looked at.
 * @throws AppError not_found
 */
export async function markRead(app: AppContext, viewer: Viewer, conversationId: number, seq: number) {
  const conversation = await inTransaction(app, async tx => {
    await readConversation(app, tx, viewer, conversationId)
    const moved = await moveReadMark(tx, viewer.id, conversationId, seq)
    const { id, read_seq, unread, person, request } = await readConversation(app, tx, viewer, conversationId)
    if (moved !== undefined) {
      const hears = person && request !== 'received' && (await showReadsToEachOther(tx, viewer.id, person.id))
      const hearing = hears ? [viewer.id, person.id] : [viewer.id]
      const mark: PushedRead = { conversation_id: conversationId, user_id: viewer.id, seq: moved }
      await afterCommit(tx, () => app.realtime.send(hearing, 'read', mark))
    }
    return { id, read_seq, unread }
  })
  return { message: 'Marked as read', conversation }
}
