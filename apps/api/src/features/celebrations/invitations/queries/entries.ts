import { eventsOfStaff, eventVisible, leastRole } from '#features/celebrations/events'
import { type GuestRow, guestColumns, type Member, visibleGuests } from '#features/celebrations/guests'
import type { Db } from '#platform/db/database.ts'

type Maybe = { [Column in keyof GuestRow]: GuestRow[Column] | null }

const isThere = (entry: Maybe): entry is Member => entry.id !== null

/** The entry that is joined to an event; undefined for anyone who is not on the list. */
export const entryOf = (entry: Maybe): Member | undefined => (isThere(entry) ? entry : undefined)

/** The viewer's entry on the list of an event that they may see, all null where there is none; undefined for others. */
export const findOwnEntry = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('events as wanted')
    .leftJoin('event_guests as guest', join =>
      join.onRef('guest.event_id', '=', 'wanted.id').on('guest.user_id', '=', viewerId),
    )
    .select(guestColumns)
    .where('wanted.id', '=', eventId)
    .where(({ exists }) => exists(eventVisible(db, viewerId, 'wanted.id')))
    .executeTakeFirst()

/** The same of somebody on the list of an event that the viewer manages, and whether the viewer may see them. */
export const findManagedEntry = (db: Db, viewerId: number, eventId: number, userId: number) =>
  eventsOfStaff(db, viewerId, leastRole.invite)
    .leftJoin('event_guests as guest', join =>
      join.onRef('guest.event_id', '=', 'events.id').on('guest.user_id', '=', userId),
    )
    .leftJoin('users', 'users.id', 'guest.user_id')
    .select(guestColumns)
    .select(visibleGuests(db, viewerId).as('is_known'))
    .where('events.id', '=', eventId)
    .executeTakeFirst()
