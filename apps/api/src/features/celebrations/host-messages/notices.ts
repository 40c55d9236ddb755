import type { HostMessageNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type Notices, notifyAgain, notifyOn } from '#features/base/notifications'
import { messages } from './messages.ts'
import { findReached, findSent } from './queries/messages.ts'
import { isToViewer } from './queries/visible.ts'

export const notices: Notices<HostMessageNoticeKind> = {
  messages,
  kinds: {
    event_host_message: {
      category: 'celebrations',
      weight: 'urgent',
      subject: 'event',
      addressee: 'guest',
      follows: ['event.host_wrote'],
      holds: isToViewer,
    },
  },
}

/** Told anew each time. */
export const noticeListeners = notifyOn({
  'event.host_wrote': async (app, { message_id }) => {
    const sent = await findSent(app.db, message_id)
    if (!sent) return
    const { event_id, user_id, audience } = sent
    const notice = { kind: 'event_host_message', subject_id: event_id, actor_id: user_id }
    const reached = await findReached(app.db, event_id, audience)
    const members = reached.flatMap(guest => (guest.user_id === null ? [] : [guest.user_id]))
    await notifyAgain(app, members, notice)
  },
})
