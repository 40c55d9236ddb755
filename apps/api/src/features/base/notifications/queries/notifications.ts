import { type NotificationKind, notificationCountMax } from '@celebrio/contract/base/notifications'
import { sql } from 'kysely'
import { eventVisible } from '#features/celebrations/events'
import { wallHolds } from '#features/celebrations/wall'
import { active } from '#features/people/accounts'
import { blockedBetween } from '#features/people/friends'
import { commentBeginning, commentVisible } from '#features/social/comments'
import { postBeginning, postVisible } from '#features/social/posts'
import { compiledQuery } from '#platform/db/compiled-query.ts'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'

const time = sql.ref('notifications.happened_at')
const id = sql.ref('notifications.id')

/** What is told of walls, for as long as it holds. */
const ofWalls: readonly NotificationKind[] = ['event_wall_waiting', 'event_wall_shared']
const told = { kind: 'news.kind', event: 'news.event_id', author: 'news.actor_id' }

/** Who did it, as far as the viewer may know of them: active, and no block between the two; or without an account. */
const actors = (db: Db, viewerId: number) =>
  db
    .selectFrom('notification_actors as news')
    .leftJoin('users as actor', 'actor.id', 'news.actor_id')
    .leftJoin('event_guests as guest', 'guest.id', 'news.guest_id')
    .where(({ or, and, eb, not, exists }) =>
      or([
        and([eb('actor.status', '=', active), not(exists(blockedBetween(db, viewerId, 'actor.id')))]),
        eb('guest.invitee_name', 'is not', null),
      ]),
    )
    .where(({ or, eb, exists }) => or([eb('news.kind', 'not in', ofWalls), exists(wallHolds(db, viewerId, told))]))

/** A reminder of a start that has been changed since is none. */
const startHolds = sql<boolean>`(notifications.event_start IS NULL OR notifications.event_start = (
  SELECT party.starts_at FROM events AS party WHERE party.id = notifications.event_id))`

/** Whose subject is there for the viewer. */
const about = (db: Db, viewerId: number) =>
  db
    .selectFrom('notifications')
    .where('notifications.user_id', '=', viewerId)
    .where(({ or, eb, exists }) =>
      or([eb('notifications.post_id', 'is', null), exists(postVisible(db, viewerId, 'notifications.post_id'))]),
    )
    .where(({ or, eb, exists }) =>
      or([
        eb('notifications.comment_id', 'is', null),
        exists(commentVisible(db, viewerId, 'notifications.comment_id')),
      ]),
    )
    .where(({ or, eb, exists }) =>
      or([eb('notifications.event_id', 'is', null), exists(eventVisible(db, viewerId, 'notifications.event_id'))]),
    )
    .where(startHolds)

const actorsOfIt = (db: Db, viewerId: number) =>
  actors(db, viewerId).where('news.notification_id', '=', sql.ref<number>('notifications.id'))

type Actor = { id: number; name: string; profile_picture: string | null }

/** How many did it, up to the limit, and the last three of them; no row where there is nobody of whom the viewer may know. */
const lastActors = (db: Db, viewerId: number) =>
  db
    .selectFrom(
      actorsOfIt(db, viewerId)
        .select([
          sql<number>`coalesce(actor.id, 0)`.as('id'),
          sql<string>`coalesce(actor.name, guest.invitee_name)`.as('name'),
          'actor.profile_picture',
          'news.happened_at',
        ])
        .orderBy('news.happened_at', 'desc')
        .orderBy('news.actor_id', 'desc')
        .limit(notificationCountMax)
        .as('one'),
    )
    .select([
      sql<number>`count(*)`.as('total'),
      sql<Actor[]>`to_jsonb((array_agg(
        jsonb_build_object('id', one.id, 'name', one.name, 'profile_picture', one.profile_picture)
        ORDER BY one.happened_at DESC, one.id DESC))[1:3])`.as('people'),
    ])
    .having(sql<boolean>`count(*) > 0`)

/** Characters of a post or comment that a notification quotes. */
const quoted = 100

const description = sql<string>`coalesce(event.title, notifications.gone_title,
  CASE WHEN notifications.comment_id IS NULL THEN ${postBeginning('notifications.post_id', quoted)}
    ELSE ${commentBeginning('notifications.comment_id', quoted)} END, '')`

function listOf(db: Db, viewerId: number, paging: Paging) {
  const list = about(db, viewerId)
    .innerJoinLateral(lastActors(db, viewerId).as('who'), join => join.onTrue())
    .leftJoin('events as event', 'event.id', 'notifications.event_id')
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.post_id',
      'notifications.comment_id',
      sql<number | null>`coalesce(notifications.event_id, notifications.gone_event_id)`.as('event_id'),
      description.as('description'),
      'who.total',
      'who.people',
      'notifications.happened_at',
      'notifications.read_at',
      'notifications.event_start',
      'notifications.changed',
      'event.timezone',
      'event.starts_at',
      'event.local_end',
      'event.ends_at',
      'event.address',
      'event.country_id',
      'event.state_id',
      'event.city_id',
      'event.dress_code',
      cursorTimestamp(time).as('place'),
    ])
  return newestFirst(list, time, id, paging)
}

const firstPage = compiledQuery((db, viewerId, per_page: number) => listOf(db, viewerId, { per_page }))

/** One page, last first, and one row more: what they are about and one who did it are there for the viewer. */
export const findNotifications = (db: Db, viewerId: number, { page = 1, per_page, cursor }: Paging) =>
  page === 1 && !cursor ? firstPage(db, viewerId, per_page) : listOf(db, viewerId, { page, per_page, cursor }).execute()

export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number]

const unread = compiledQuery((db, viewerId, most: number) => {
  const some = about(db, viewerId)
    .where(({ exists }) => exists(actorsOfIt(db, viewerId).select(sql`1`.as('one'))))
    .where('notifications.read_at', 'is', null)
    .select('notifications.id')
    .limit(most)
  return db.selectFrom(some.as('some')).select(sql<number>`count(*)`.as('total'))
})

/** Up to the limit. */
export async function countUnread(db: Db, viewerId: number): Promise<number> {
  const [row] = await unread(db, viewerId, notificationCountMax)
  return row?.total ?? 0
}
