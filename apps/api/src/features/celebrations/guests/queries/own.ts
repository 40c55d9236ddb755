import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Hosts have no invitation to their own event, and people who were removed from the list are not told so. */
const hasInvitation = sql<boolean>`own.status NOT IN ('host', 'removed')`

/**
 * The viewer's status on the guest list of the event that a column of the outer query names; null for anyone who is not
 * on it.
 */
export const ownStatusOf = (viewerId: number, column: string) => sql<GuestStatus | 'host' | null>`(
  SELECT own.status FROM event_guests AS own WHERE own.event_id = ${sql.ref(column)} AND own.user_id = ${viewerId})`

/** How many people are ahead of a guest on the waiting list. */
const before = sql<number | null>`CASE own.status WHEN 'waiting' THEN (
  SELECT count(*) FROM event_guests AS other
  WHERE other.event_id = own.event_id AND other.status = 'waiting'
    AND (other.waiting_since, other.id) < (own.waiting_since, own.id)) END`

/** Somebody by their account, or, without one, by their entry on a guest list. */
export type GuestIdentity = { id: number; guestId?: number | undefined }

/** The viewer's invitations to some events, with the valid ticket of each. */
export const findOwn = (db: Db, { id, guestId }: GuestIdentity, eventIds: readonly number[]) =>
  db
    .selectFrom('event_guests as own')
    .leftJoin('event_tickets as ticket', join =>
      join.onRef('ticket.guest_id', '=', 'own.id').on('ticket.revoked_at', 'is', null),
    )
    .select([
      'own.event_id',
      sql<GuestStatus>`own.status`.as('status'),
      'own.adults',
      'own.children',
      'own.dietary',
      'own.message',
      'own.invitation_message',
      'own.is_invited',
      'own.has_place',
      'own.created_at',
      'own.answered_at',
      'ticket.code',
      before.as('waiting_before'),
    ])
    .where(guestId === undefined ? sql<boolean>`own.user_id = ${id}` : sql<boolean>`own.id = ${guestId}`)
    .where('own.event_id', '=', sql<number>`ANY(${eventIds}::bigint[])`)
    .where(hasInvitation)
    .execute()

export type OwnRow = Awaited<ReturnType<typeof findOwn>>[number]
