import type { InvitationNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { findNamedGuest } from '#features/celebrations/guests'
import { en } from './notices/en.ts'
import { es } from './notices/es.ts'
import { fr } from './notices/fr.ts'
import { pt } from './notices/pt.ts'

const answers = ['event.answered', 'event.date_voted', 'external_guest.answered', 'event.guest_removed'] as const

export const notices: Notices<InvitationNoticeKind> = {
  texts: { en, fr, es, pt },
  kinds: {
    event_invited: { subject: 'event', follows: ['event.invited', 'event.guest_removed'] },
    event_accepted: { subject: 'event', follows: [...answers, 'event.promoted', 'event.rescheduled'] },
    event_rejected: { subject: 'event', follows: answers },
    event_requested: { subject: 'event', follows: ['event.requested', 'event.request_withdrawn'] },
    event_request_accepted: { subject: 'event', follows: ['event.request_answered'] },
    event_moved_up: { subject: 'event', follows: ['event.promoted'] },
  },
  actors: { external_guest: findNamedGuest },
}
