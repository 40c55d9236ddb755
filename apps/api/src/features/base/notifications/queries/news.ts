import type { NotificationKind } from '@celebrio/contract/base/notifications'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** What somebody did. */
export type Deed = {
  /** Null for a guest without an account. */
  actor_id: number | null
  guest_id?: number | null
  kind: NotificationKind
  post_id?: number | null
  comment_id?: number | null
  event_id?: number | null
  /** An event that was called off. */
  gone?: { id: number; title: string }
}

/** Somebody did something that concerns another. */
export type News = Deed & {
  /** Whom it concerns. */
  user_id: number
}

/** What both tables know of it. */
const subjectOf = ({ kind, post_id = null, comment_id = null, event_id = null, gone }: Deed) => ({
  kind,
  post_id,
  comment_id,
  event_id,
  gone_event_id: gone?.id ?? null,
})

const join = (tx: Tx, userIds: readonly number[], deed: Deed, happened_at: Date) =>
  tx
    .insertInto('notifications')
    .values(
      userIds.map(user_id => ({ user_id, ...subjectOf(deed), gone_title: deed.gone?.title ?? null, happened_at })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'kind', 'post_id', 'comment_id', 'event_id', 'gone_event_id'])
        .where('read_at', 'is', null)
        .doUpdateSet({ happened_at: sql<Date>`greatest(notifications.happened_at, excluded.happened_at)` }),
    )
    .returning('id')
    .execute()

const among = (ids: readonly (number | null)[]) => sql<number>`ANY(${ids}::bigint[])`

/**
 * Adds somebody to the unread notification of the same kind about the same thing, or begins one, of each of several
 * people. Who has been told before is not told again. @returns to whom it is new
 */
export async function insertNews(tx: Tx, userIds: readonly number[], deed: Deed, happened_at: Date): Promise<number[]> {
  const { actor_id, guest_id = null } = deed
  const actors = await tx
    .insertInto('notification_actors')
    .values(userIds.map(user_id => ({ user_id, ...subjectOf(deed), actor_id, guest_id, happened_at })))
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'user_id'])
    .execute()
  if (actors.length === 0) return []
  const told = actors.map(actor => actor.user_id)
  const notifications = await join(tx, told, deed, happened_at)
  await tx
    .updateTable('notification_actors as news')
    .from('notifications as joined')
    .set(({ ref }) => ({ notification_id: ref('joined.id') }))
    .whereRef('joined.user_id', '=', 'news.user_id')
    .where('news.id', '=', among(actors.map(actor => actor.id)))
    .where('joined.id', '=', among(notifications.map(one => one.id)))
    .execute()
  return told
}

const isSame = (column: string, id: number | null | undefined) =>
  sql<boolean>`${sql.ref(column)} IS NOT DISTINCT FROM ${id ?? null}::bigint`

const toldOf = (tx: Tx, deed: Deed) =>
  tx
    .selectFrom('notification_actors')
    .innerJoin('notifications', 'notifications.id', 'notification_actors.notification_id')
    .where('notification_actors.kind', '=', deed.kind)
    .where(
      deed.actor_id === null
        ? sql<boolean>`notification_actors.guest_id = ${deed.guest_id ?? 0}`
        : sql<boolean>`notification_actors.actor_id = ${deed.actor_id}`,
    )
    .where(isSame('notification_actors.post_id', deed.post_id))
    .where(isSame('notification_actors.comment_id', deed.comment_id))
    .where(isSame('notification_actors.event_id', deed.event_id))

const deleteEmpty = (tx: Tx, ids: readonly (number | null)[]) =>
  tx
    .deleteFrom('notifications')
    .where('id', '=', among(ids))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notification_actors')
            .select('id')
            .where('notification_id', '=', sql.ref<number>('notifications.id')),
        ),
      ),
    )
    .execute()

/**
 * Takes somebody out again who has taken back what they did, with everybody who was told where nobody is named; an empty
 * notification goes.
 * @param evenRead also where it has been read; otherwise doing it anew will not be told again
 * @returns who was told
 */
export async function deleteNews(
  tx: Tx,
  { user_id, ...deed }: Deed & { user_id?: number },
  evenRead: boolean,
): Promise<number[]> {
  const found = await toldOf(tx, deed)
    .select(['notification_actors.id', 'notification_actors.user_id', 'notification_id'])
    .$if(user_id !== undefined, query => query.where('notification_actors.user_id', '=', user_id ?? 0))
    .$if(!evenRead, query => query.where('read_at', 'is', null))
    .execute()
  if (found.length === 0) return []
  const ids = found.map(one => one.id)
  await tx.deleteFrom('notification_actors').where('id', '=', among(ids)).execute()
  await deleteEmpty(
    tx,
    found.map(one => one.notification_id),
  )
  return found.map(one => one.user_id)
}

/** Takes back all of some kinds of an event, of one person or of everybody. @returns who was told */
export async function deleteAbout(
  tx: Tx,
  kinds: readonly NotificationKind[],
  { event_id, user_id }: { event_id: number; user_id?: number },
): Promise<number[]> {
  const gone = await tx
    .deleteFrom('notifications')
    .where('event_id', '=', event_id)
    .where('kind', 'in', kinds)
    .$if(user_id !== undefined, query => query.where('user_id', '=', user_id ?? 0))
    .returning('user_id')
    .execute()
  return [...new Set(gone.map(one => one.user_id))]
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
