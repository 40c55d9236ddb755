import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Tickets, valid or not, with their guests. */
export const ticketsOfGuests = (db: Db) =>
  db
    .selectFrom('event_tickets as ticket')
    .innerJoin('event_guests as guest', 'guest.id', 'ticket.guest_id')
    .leftJoin('users', 'users.id', 'guest.user_id')
    .select([
      'ticket.id',
      'ticket.code',
      'ticket.created_at',
      'ticket.used_at',
      'ticket.used_by',
      'ticket.revoked_for',
      'guest.id as guest_id',
      'guest.heads',
      'guest.adults',
      'guest.children',
      'guest.dietary',
      sql<number>`coalesce(guest.user_id, 0)`.as('user_id'),
      sql<string>`coalesce(users.name, guest.external_name)`.as('name'),
      'users.profile_picture',
    ])

/** The valid ticket of a guest by their entry on the list. */
export const findTicketOf = (db: Db, eventId: number, guestId: number) =>
  ticketsOfGuests(db)
    .where('guest.event_id', '=', eventId)
    .where('guest.id', '=', guestId)
    .where('ticket.revoked_at', 'is', null)
    .executeTakeFirst()

export type TicketColumns = NonNullable<Awaited<ReturnType<typeof findOwnTicket>>>

/** Somebody's valid ticket for an event. */
export const findOwnTicket = (db: Db, eventId: number, userId: number) =>
  ticketsOfGuests(db)
    .where('guest.event_id', '=', eventId)
    .where('guest.user_id', '=', userId)
    .where('ticket.revoked_at', 'is', null)
    .executeTakeFirst()

/** A ticket as it is now, valid or not. */
export const findTicket = (db: Db, id: number) =>
  ticketsOfGuests(db).where('ticket.id', '=', id).executeTakeFirstOrThrow()
