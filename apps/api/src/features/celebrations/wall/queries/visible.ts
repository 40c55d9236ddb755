import { type RawBuilder, sql } from 'kysely'
import type { NoticeHolds } from '#features/base/notifications'
import { eventVisible, hostsOf, worksAt } from '#features/celebrations/events'
import { comesTo } from '#features/celebrations/guests'
import { userOf } from '#features/people/accounts'
import { knowsIfChild, unblockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'
import { leastWallHost } from '../policies.ts'

/** The wall of an event that the viewer hosts, co-hosts or comes to. Undefined for everybody else. */
export const findWall = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('events as party')
    .leftJoin('event_walls as wall', 'wall.event_id', 'party.id')
    .select(({ exists }) => [
      exists(perRow(worksAt(db, viewerId, eventId, leastWallHost)))
        .$castTo<boolean>()
        .as('is_host'),
      sql<boolean>`coalesce(wall.approve_first, false)`.as('approve_first'),
    ])
    .where('party.id', '=', eventId)
    .where(({ exists }) => exists(perRow(eventVisible(db, viewerId, 'party.id'))))
    .where(({ or, exists }) =>
      or([
        exists(perRow(worksAt(db, viewerId, eventId, leastWallHost))),
        exists(perRow(comesTo(db, viewerId, 'party.id'))),
      ]),
    )
    .executeTakeFirst()

/** The author of the entry hosts the event or comes to it at present. */
const authorComes = (
  db: Db,
) => sql<boolean>`(EXISTS (${perRow(comesTo(db, sql.ref<number>('entry.user_id'), 'entry.event_id'))})
  OR entry.user_id IN (${hostsOf('entry.event_id')}))`

/**
 * The one rule of who may see what is on the wall of an event that they host or come to: its author is active
 * and neither blocks the viewer nor is blocked; what children share is seen by those who know them, and by host and
 * co-hosts; what waits for approval is seen by its author, and by host and co-hosts for as long as its author comes.
 */
export const visibleEntries = (db: Db, viewerId: number, event: number | RawBuilder<number>) =>
  db
    .selectFrom('event_wall_entries as entry')
    .innerJoinLateral(userOf(db, 'entry.user_id').as('author'), join => join.onTrue())
    .where('entry.event_id', '=', event)
    .where(unblockedPeople(db, viewerId, 'author'))
    .where(({ or, exists }) =>
      or([knowsIfChild(db, viewerId, 'author'), exists(perRow(worksAt(db, viewerId, event, leastWallHost)))]),
    )
    .where(({ or, and, eb, exists }) =>
      or([
        eb('entry.approved_at', 'is not', null),
        eb('entry.user_id', '=', viewerId),
        and([exists(perRow(worksAt(db, viewerId, event, leastWallHost))), authorComes(db)]),
      ]),
    )

/** Whether the viewer may do what hosts do with the wall of the event that a column of the outer query names. */
const isHost = (db: Db, viewerId: number, event: string) =>
  sql<boolean>`EXISTS (${perRow(worksAt(db, viewerId, sql.ref<number>(event), leastWallHost))})`

const entriesBy = (db: Db, viewerId: number, { subject, actor }: Parameters<NoticeHolds>[2]) =>
  visibleEntries(db, viewerId, sql.ref<number>(subject)).select(sql`1`.as('one')).where('entry.user_id', '=', actor)

/** Something of the author waits for the viewer as host. */
export const waitsOnWall: NoticeHolds = (db, viewerId, notice) =>
  sql<boolean>`EXISTS (${entriesBy(db, viewerId, notice)
    .where('entry.approved_at', 'is', null)
    .where(isHost(db, viewerId, notice.subject))})`

/** Something of the author is shared on a wall that the viewer sees. */
export const isOnWall: NoticeHolds = (db, viewerId, notice) =>
  sql<boolean>`EXISTS (${entriesBy(db, viewerId, notice)
    .where('entry.approved_at', 'is not', null)
    .where(({ or, exists }) =>
      or([isHost(db, viewerId, notice.subject), exists(perRow(comesTo(db, viewerId, notice.subject)))]),
    )})`
