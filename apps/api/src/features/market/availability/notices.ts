import type { AvailabilityNoticeKind } from '@celebrio/contract/market/notices'
import { type NoticeKind, type Notices, notify, notifyOn } from '#features/base/notifications'
import { dayText } from '#platform/formats.ts'
import { messages } from './messages.ts'
import { findHeld, heldDaySubject } from './queries/notices.ts'

type Details = { until: string }

/** Which day it is. */
const describe: NoticeKind['describe'] = async (_app, notices, language) =>
  notices.map(({ subject }) => ({ what: subject?.day ? dayText(language, subject.day) : '' }))

export const notices: Notices<AvailabilityNoticeKind> = {
  messages,
  kinds: {
    day_held: {
      category: 'bookings',
      weight: 'normal',
      subject: 'held_day',
      follows: ['day.held'],
      describe,
      isPast: ({ details }, now) => new Date((details as Details).until) <= now,
    },
  },
  subjects: { held_day: heldDaySubject },
}

export const noticeListeners = notifyOn({
  'day.held': async (app, { hold_id: subject_id }) => {
    const held = await findHeld(app.db, subject_id)
    if (!held?.expires_at || held.user_id === null) return
    const { owner_id: user_id, user_id: actor_id } = held
    const details: Details = { until: held.expires_at.toISOString() }
    await notify(app, { kind: 'day_held', user_id, actor_id, subject_id, details })
  },
})
