import type { EventNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { describeChanges, describeStarts } from './describe-changes.ts'
import { messages } from './messages.ts'
import { cancelledEventSubject, eventSubject } from './queries/notice-subjects.ts'

const byEmail = { category: 'celebrations', weight: 'urgent', hasOwnEmail: true } as const
const toGuest = { ...byEmail, subject: 'event', addressee: 'guest' } as const

export const notices: Notices<EventNoticeKind> = {
  messages,
  kinds: {
    event_rescheduled: { ...toGuest, follows: ['event.rescheduled'], describe: describeStarts },
    event_changed: { ...toGuest, follows: ['event.changed'], grouping: 'details', describe: describeChanges },
    event_dates_added: { ...toGuest, follows: ['event.dates_changed', 'event.date_chosen'] },
    event_date_chosen: { ...toGuest, follows: ['event.date_chosen'] },
    event_deleted: { ...byEmail, subject: 'cancelled_event', follows: ['event.deleted'] },
  },
  subjects: { event: eventSubject, cancelled_event: cancelledEventSubject },
}
