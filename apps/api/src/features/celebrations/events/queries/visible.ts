import { type RawBuilder, sql } from 'kysely'
import { guestIs, guestOf } from '#features/celebrations/guests'
import { knowsIfChild } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'
import { eventsOfUnblockedHosts, worksFor } from './roles.ts'

/** Subquery: the host has filed the viewer as somebody for whom the event is open. */
export const isOpenTo = (db: Db, viewerId: number) =>
  db
    .selectFrom('friends')
    .select(sql`1`.as('one'))
    .where('friends.user_id', '=', sql.ref<number>('events.user_id'))
    .where('friends.friend_id', '=', viewerId)
    .where(sql<boolean>`friends.friend_type = ANY (events.open_to)`)

/**
 * The one rule of who may see an event: of active hosts without a block between them and the viewer, the public ones (of a
 * child for those who know it), their own, those that they are invited to or help with, and those whose audience covers how
 * the host has filed them. Every read
 * of events for a person starts here: lists, detail, search, widgets, notifications and sockets.
 * @param viewerId 0 for somebody without an account, who sees public events
 * @param guestId their entry on a guest list, when they have the link to it
 * @param openEventId the event whose open link they have
 */
export const visibleEvents = (db: Db, viewerId: number, guestId?: number, openEventId?: number) =>
  eventsOfUnblockedHosts(db, viewerId).where(({ or, and, eb, exists }) =>
    or([
      and([eb('events.is_public', '=', true), knowsIfChild(db, viewerId, 'host')]),
      worksFor(viewerId),
      exists(perRow(guestOf(db, viewerId, 'events.id'))),
      exists(perRow(isOpenTo(db, viewerId))),
      ...(guestId === undefined ? [] : [exists(perRow(guestIs(db, guestId, 'events.id')))]),
      ...(openEventId === undefined ? [] : [eb('events.id', '=', openEventId)]),
    ]),
  )

/** Subquery: the event that a column of the outer query names, when the viewer may see it. */
export const eventVisible = (db: Db, viewerId: number, column: string, guestId?: number) =>
  visibleEvents(db, viewerId, guestId).select(sql`1`.as('one')).where('events.id', '=', sql.ref<number>(column))

type Candidates = {
  /** The columns to return, beginning with `id`, in order. */
  columns: readonly string[]
  events: RawBuilder<unknown>
  rows: number
}

/**
 * The first of some events, given by `id` in order, that the viewer may see: one after the other is checked until there
 * are enough. An ORDER BY out here would make the database check all of them first.
 */
export const firstVisible = (db: Db, viewerId: number, { columns, events, rows }: Candidates) => {
  const visible = visibleEvents(db, viewerId)
    .select(sql`true`.as('yes'))
    .where('events.id', '=', sql.ref<number>('one.id'))
  const wanted = sql.join(columns.map(column => sql.ref(`one.${column}`)))
  return sql`(SELECT ${wanted} FROM (${events} OFFSET 0) one WHERE (${visible}) IS TRUE LIMIT ${sql.lit(rows)})`
}
