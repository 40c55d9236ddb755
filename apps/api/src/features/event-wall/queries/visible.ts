import { sql } from 'kysely'
import { active } from '#features/accounts'
import { eventVisible, worksAt } from '#features/events'
import { blockedBetween } from '#features/friends'
import { comesTo } from '#features/guests'
import type { Db } from '#platform/db/database.ts'

/** The wall of an event that the viewer hosts, alone or with others, or comes to. Undefined for everybody else. */
export const findWall = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('events as party')
    .leftJoin('event_walls as wall', 'wall.event_id', 'party.id')
    .select(({ exists }) => [
      exists(worksAt(db, viewerId, eventId, 'cohost'))
        .$castTo<boolean>()
        .as('is_host'),
      sql<boolean>`coalesce(wall.approve_first, false)`.as('approve_first'),
    ])
    .where('party.id', '=', eventId)
    .where(({ exists }) => exists(eventVisible(db, viewerId, 'party.id')))
    .where(({ or, exists }) =>
      or([exists(worksAt(db, viewerId, eventId, 'cohost')), exists(comesTo(db, viewerId, 'party.id'))]),
    )
    .executeTakeFirst()

/**
 * The one rule of who may see what is on the wall of an event that they host or come to: its author is active and neither
 * blocks the viewer nor is blocked; what waits for approval is seen by its author, the host and co-hosts.
 */
export const visibleEntries = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('event_wall_entries as entry')
    .innerJoin('users as author', 'author.id', 'entry.user_id')
    .where('entry.event_id', '=', eventId)
    .where('author.status', '=', active)
    .where(({ or, eb, exists }) =>
      or([
        eb('entry.approved_at', 'is not', null),
        eb('entry.user_id', '=', viewerId),
        exists(worksAt(db, viewerId, eventId, 'cohost')),
      ]),
    )
    .where(({ not, exists }) => not(exists(blockedBetween(db, viewerId, 'author.id'))))
