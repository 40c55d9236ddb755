import type { NoticeKind, Notices, ShownNotice, TitleParts } from '#features/base/notifications'
import { withTopics } from '#features/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import { messages } from './messages.ts'
import { conversationSubject, findWaiting } from './queries/waiting.ts'

/** Of what waits in a conversation: of few, of many, and of one that somebody asks for. They are in no list. */
export type MessageNoticeKind = 'message_received' | 'group_message_received' | 'message_requested'

/** What waits there as its reader would see it now: by whom, where, and, where the reader wants the conversation, the words. */
const describeWaiting =
  (state: 'accepted' | 'pending') =>
  async (
    app: AppContext,
    notices: readonly ShownNotice[],
    language: keyof typeof messages,
    viewerId: number,
  ): Promise<(TitleParts | null)[]> => {
    const ids = notices.map(one => one.subject_id ?? 0)
    const rows = await findWaiting(app.db, viewerId, ids, state)
    const shown = await withTopics(app, app.db, { id: viewerId, language }, rows)
    const byId = new Map(shown.map(({ row, topic }) => [row.id, { row, topic }]))
    return ids.map(id => {
      const found = byId.get(id)
      if (!found) return null
      const { author_name: what, author_picture: pictureKey, body, media } = found.row
      const words = body || (media ? messages[language].media[media] : '')
      return {
        what,
        now: found.topic?.about ?? found.topic?.title,
        pictureKey,
        description: state === 'accepted' ? words : '',
      }
    })
  }

const waiting = {
  category: 'messages',
  subject: 'conversation',
  follows: ['message.waiting'],
  elsewhere: { list: '/chat', place: id => ({ path: `/chat/${id}`, tag: `conversation-${id}` }) },
  describe: describeWaiting('accepted'),
} as const satisfies Partial<NoticeKind>

export const notices: Notices<MessageNoticeKind> = {
  messages,
  kinds: {
    // An hour: who is about to look has looked, and who was pushed has had the time to answer.
    message_received: { ...waiting, weight: 'urgent', emailAfter: 60 },
    group_message_received: { ...waiting, weight: 'normal' },
    message_requested: { ...waiting, weight: 'normal', describe: describeWaiting('pending') },
  },
  subjects: { conversation: conversationSubject },
}
