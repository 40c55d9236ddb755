import { notifyOn, notifyWaiting } from '#features/base/notifications'
import { keepConversation, kindOf } from '#features/chat/conversations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import type { MessageNoticeKind } from './notices.ts'
import { findWaitedFor } from './queries/waiting.ts'

/** Tells who has not read a conversation by now, in as many statements for five hundred people as for one. */
const notifyConversation = (app: AppContext, { conversation_id }: Facts['message.waiting']): Promise<void> =>
  inTransaction(app, async tx => {
    const conversation = await keepConversation(tx, conversation_id)
    if (!conversation) return
    const { accepted = [], pending = [] } = Object.groupBy(
      await findWaitedFor(tx, conversation_id),
      ({ state }) => state,
    )
    const tell = (kind: MessageNoticeKind, waiting: typeof accepted) =>
      notifyWaiting(app, tx, { kind, subject_id: conversation_id }, waiting)
    const isOfMany = kindOf(app, conversation.kind)?.isOfMany ?? false
    await tell(isOfMany ? 'group_message_received' : 'message_received', accepted)
    await tell('message_requested', pending)
  })

export const noticeListeners = notifyOn({ 'message.waiting': notifyConversation })
