import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What the two have said to each other; hosts have nothing to say, and who was taken off the list does not learn it. */
const hasInvitation = sql<boolean>`own.status NOT IN ('host', 'removed')`

/** How the viewer stands on the list of the event that a column of the outer query names; null for who is not on it. */
export const ownStatusOf = (viewerId: number, column: string) => sql<GuestStatus | 'host' | null>`(
  SELECT own.status FROM event_guests AS own WHERE own.event_id = ${sql.ref(column)} AND own.user_id = ${viewerId})`

/** How many wait before a guest, for those who wait. */
const before = sql<number | null>`CASE own.status WHEN 'waiting' THEN (
  SELECT count(*) FROM event_guests AS other
  WHERE other.event_id = own.event_id AND other.status = 'waiting'
    AND (other.waiting_since, other.id) < (own.waiting_since, own.id)) END`

/** Somebody by their account, or, without one, by their place on a list. */
export type GuestIdentity = { id: number; guestId?: number | undefined }

/** What the viewer and the hosts of some events have said to each other, with the ticket that is good. */
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
