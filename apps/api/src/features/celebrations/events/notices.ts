import type { EventNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { en } from './notices/en.ts'
import { es } from './notices/es.ts'
import { fr } from './notices/fr.ts'
import { pt } from './notices/pt.ts'
import { cancelledEventSubject, eventSubject } from './queries/notice-subjects.ts'
import { tellChanges, tellStarts } from './tell-changes.ts'

export const notices: Notices<EventNoticeKind> = {
  texts: { en, fr, es, pt },
  kinds: {
    event_rescheduled: { subject: 'event', follows: ['event.rescheduled'], tell: tellStarts },
    event_changed: { subject: 'event', follows: ['event.changed'], grouping: 'details', tell: tellChanges },
    event_dates_added: { subject: 'event', follows: ['event.dates_changed', 'event.date_chosen'] },
    event_date_chosen: { subject: 'event', follows: ['event.date_chosen'] },
    event_deleted: { subject: 'cancelled_event', follows: ['event.deleted'] },
  },
  subjects: { event: eventSubject, cancelled_event: cancelledEventSubject },
}
