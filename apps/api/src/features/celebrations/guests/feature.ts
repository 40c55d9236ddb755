import type { Feature } from '#platform/feature.ts'
import type { EventBefore } from './event-before.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** Something is new of a guest without an account: they are asked, have answered, have a place, or are off the list. */
    'external_guest.answered': { event_id: number; guest_id: number }
    /** They are to get an e-mail with a personal link. */
    'external_guest.email_due': {
      guest_id: number
      about: 'invited' | 'moved_up' | 'rescheduled' | 'changed' | 'dates_added' | 'date_chosen'
      before?: EventBefore | undefined
    }
  }
}

/** What it knows of guests others serve: invitations, external guests, tickets, check-in. */
export const guests: Feature = { name: 'guests' }
