import type { NotificationKind } from '@celebrio/contract/notifications'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Somebody did something that concerns another. */
export type News = {
  /** Whom it concerns. */
  user_id: number
  actor_id: number
  kind: NotificationKind
  post_id?: number | null
  comment_id?: number | null
  event_id?: number | null
  /** An event that was called off. */
  gone?: { id: number; title: string }
}

/** What both tables know of it. */
const subjectOf = ({ user_id, kind, post_id = null, comment_id = null, event_id = null, gone }: News) => ({
  user_id,
  kind,
  post_id,
  comment_id,
  event_id,
  gone_event_id: gone?.id ?? null,
})

const join = (tx: Tx, news: News, happened_at: Date) =>
  tx
    .insertInto('notifications')
    .values({ ...subjectOf(news), gone_title: news.gone?.title ?? null, happened_at })
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'kind', 'post_id', 'comment_id', 'event_id', 'gone_event_id'])
        .where('read_at', 'is', null)
        .doUpdateSet({ happened_at: sql<Date>`greatest(notifications.happened_at, excluded.happened_at)` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

/**
 * Adds somebody to the unread notification of the same kind about the same thing, or begins one. What has been told
 * before is not told again. @returns whether it is new
 */
export async function insertNews(tx: Tx, news: News, happened_at: Date): Promise<boolean> {
  const actor = await tx
    .insertInto('notification_actors')
    .values({ ...subjectOf(news), actor_id: news.actor_id, happened_at })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!actor) return false
  const { id } = await join(tx, news, happened_at)
  await tx.updateTable('notification_actors').set({ notification_id: id }).where('id', '=', actor.id).execute()
  return true
}

const toldOf = (tx: Tx, news: News) =>
  tx
    .selectFrom('notification_actors')
    .innerJoin('notifications', 'notifications.id', 'notification_actors.notification_id')
    .where('notification_actors.user_id', '=', news.user_id)
    .where('notification_actors.kind', '=', news.kind)
    .where('notification_actors.actor_id', '=', news.actor_id)
    .where(sql<boolean>`notification_actors.post_id IS NOT DISTINCT FROM ${news.post_id ?? null}::bigint`)
    .where(sql<boolean>`notification_actors.comment_id IS NOT DISTINCT FROM ${news.comment_id ?? null}::bigint`)
    .where(sql<boolean>`notification_actors.event_id IS NOT DISTINCT FROM ${news.event_id ?? null}::bigint`)

const deleteEmpty = (tx: Tx, notificationId: number) =>
  tx
    .deleteFrom('notifications')
    .where('id', '=', notificationId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('notification_actors').select('id').where('notification_id', '=', notificationId))),
    )
    .execute()

/**
 * Takes somebody out again who has taken back what they did; an empty notification goes.
 * @param evenRead also where it has been read; otherwise doing it anew will not be told again
 */
export async function deleteNews(tx: Tx, news: News, evenRead: boolean): Promise<boolean> {
  const told = toldOf(tx, news).select(['notification_actors.id', 'notification_id', 'read_at'])
  const found = await (evenRead ? told : told.where('read_at', 'is', null)).executeTakeFirst()
  if (!found?.notification_id) return false
  await tx.deleteFrom('notification_actors').where('id', '=', found.id).execute()
  await deleteEmpty(tx, found.notification_id)
  return true
}

/** Takes out everybody who did something to an event of somebody's. */
export const deleteAllAbout = async (
  tx: Tx,
  userId: number,
  kind: NotificationKind,
  eventId: number,
): Promise<void> => {
  await tx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('event_id', '=', eventId)
    .execute()
}

/** @returns how many were unread */
export const markAllRead = async (tx: Tx, userId: number, read_at: Date): Promise<void> => {
  await tx
    .updateTable('notifications')
    .set({ read_at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}

/** Their actors go with them. */
export const deleteAllOf = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('notifications').where('user_id', '=', userId).execute()
}

export const deleteOlderThan = async (tx: Tx, moment: Date): Promise<void> => {
  await tx.deleteFrom('notifications').where('happened_at', '<', moment).execute()
}
