import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import type { Language } from '@celebrio/contract/platform/languages'
import type { Generated, GeneratedAlways } from 'kysely'

type EventGuestTable = {
  id: GeneratedAlways<number>
  event_id: number
  /** Null for external guests, who have a name instead. */
  user_id: number | null
  external_name: string | null
  external_email: string | null
  /** In which they have answered; null before. */
  external_language: Language | null
  status: GuestStatus | 'host'
  adults: Generated<number>
  children: Generated<number>
  heads: GeneratedAlways<number>
  is_invited: Generated<boolean>
  /** They have answered by the open link of the event. */
  by_open_link: Generated<boolean>
  has_seat: Generated<boolean>
  /** They have said maybe: `pending`, without a seat. Any other status takes it back. */
  is_maybe: Generated<boolean>
  dietary: string | null
  message: string | null
  invitation_message: string | null
  created_at: Date
  answered_at: Date | null
  waiting_since: Date | null
}

/** Why a ticket is no longer valid. */
export type RevokedFor = 'left' | 'removed' | 'rescheduled'

type EventTicketTable = {
  id: GeneratedAlways<number>
  code: string
  guest_id: number
  created_at: Date
  used_at: Date | null
  used_by: number | null
  revoked_at: Date | null
  revoked_for: RevokedFor | null
}

declare module '#platform/db/database.ts' {
  interface Tables {
    event_guests: EventGuestTable
    event_tickets: EventTicketTable
  }
}
