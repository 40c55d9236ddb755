import type { NudgeNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type Notices, notifyAll, notifyOn, withdraw } from '#features/base/notifications'
import { messages } from './messages.ts'
import { stillUnanswered } from './queries.ts'

export const notices: Notices<NudgeNoticeKind> = {
  messages,
  kinds: {
    event_nudged: {
      category: 'celebrations',
      weight: 'urgent',
      subject: 'event',
      addressee: 'guest',
      follows: ['event.nudged'],
      holds: stillUnanswered,
    },
  },
}

/** Told anew each time; whoever has answered since the last time keeps nothing of it. */
export const noticeListeners = notifyOn({
  'event.nudged': async (app, { event_id, user_id, user_ids }) => {
    const notice = { kind: 'event_nudged', subject_id: event_id, actor_id: user_id }
    await withdraw(app, notice, { evenRead: true })
    await notifyAll(app, user_ids, notice)
  },
})
