import type { GuestStatus, OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import { sql } from 'kysely'

/** How many people are ahead of a guest on the waiting list. */
const before = sql<number | null>`CASE own.status WHEN 'waiting' THEN (
  SELECT count(*) FROM event_guests AS other
  WHERE other.event_id = own.event_id AND other.status = 'waiting'
    AND (other.waiting_since, other.id) < (own.waiting_since, own.id)) END`

/** Somebody by their account, or, without one, by their entry on a guest list. */
export type GuestIdentity = {
  id: number
  guestId?: number | undefined
  /** The event whose open link they have. */
  openEventId?: number | undefined
}

/** Somebody's entry on a guest list as JSON, with the valid ticket; times in ISO 8601. */
export type OwnRow = Omit<OwnInvitation, 'status' | 'entrance_code'> & {
  status: GuestStatus | 'host'
  code: string | null
}

const isOwn = ({ id, guestId }: GuestIdentity) =>
  guestId === undefined ? sql`own.user_id = ${id}` : sql`own.id = ${guestId}`

/**
 * The viewer's entry on the guest list of the event that a column of an outer query names, in that query's rows instead
 * of in a statement of its own.
 */
export const ownEntryOf = (viewer: GuestIdentity, column: string) => sql<OwnRow | null>`(
  SELECT json_build_object('status', own.status, 'adults', own.adults, 'children', own.children,
    'dietary', own.dietary, 'message', own.message, 'invitation_message', own.invitation_message,
    'is_invited', own.is_invited, 'has_seat', own.has_seat, 'is_maybe', own.is_maybe,
    'created_at', own.created_at,
    'answered_at', own.answered_at, 'waiting_before', ${before}, 'code', (
      SELECT ticket.code FROM event_tickets AS ticket WHERE ticket.guest_id = own.id AND ticket.revoked_at IS NULL))
  FROM event_guests AS own WHERE own.event_id = ${sql.ref(column)} AND ${isOwn(viewer)})`
