import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { NoticeRow } from './writes.ts'

const among = (ids: readonly (number | null)[]) => sql<number>`ANY(${ids}::bigint[])`

const isSame = (column: string, value: number | string | null, type: 'bigint' | 'text') =>
  sql<boolean>`${sql.ref(column)} IS NOT DISTINCT FROM ${value}::${sql.raw(type)}`

const toldOf = (tx: Tx, { kind, actor_type, actor_id, subject_type, subject_id }: Omit<NoticeRow, 'details'>) =>
  tx
    .selectFrom('notification_actors as act')
    .innerJoin('notifications', 'notifications.id', 'act.notification_id')
    .where('act.kind', '=', kind)
    .where('act.actor_type', '=', actor_type)
    .where('act.actor_id', '=', actor_id)
    .where(isSame('act.subject_type', subject_type, 'text'))
    .where(isSame('act.subject_id', subject_id, 'bigint'))

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

export type Withdrawn = Omit<NoticeRow, 'details'> & { userIds?: readonly number[] | undefined }

/**
 * Takes somebody out again who has taken back what they did, with everybody who was act where nobody is named; an empty
 * notice goes.
 * @param evenRead also where it has been read; otherwise doing it anew will not be told again
 * @returns who was act
 */
export async function deleteNotices(tx: Tx, { userIds, ...notice }: Withdrawn, evenRead: boolean): Promise<number[]> {
  const found = await toldOf(tx, notice)
    .select(['act.id', 'act.user_id', 'act.notification_id'])
    .$if(userIds !== undefined, query => query.where('act.user_id', '=', among(userIds ?? [])))
    .$if(!evenRead, query => query.where('notifications.read_at', 'is', null))
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

/** Of some kinds about one thing, and of one person where one is named. */
export type WithdrawnKinds = {
  kinds: readonly string[]
  subject_type: string | null
  subject_id: number
  user_id?: number | undefined
}

/** @returns who was act */
export async function deleteKinds(tx: Tx, { kinds, subject_type, subject_id, user_id }: WithdrawnKinds) {
  const gone = await tx
    .deleteFrom('notifications')
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .where('kind', 'in', kinds)
    .$if(user_id !== undefined, query => query.where('user_id', '=', user_id ?? 0))
    .returning('user_id')
    .execute()
  return [...new Set(gone.map(one => one.user_id))]
}

const isListed = (elsewhere: readonly string[]) => sql<boolean>`kind <> ALL(${elsewhere}::text[])`

/** Marks all that are in the list as read, at that time. @param elsewhere kinds that are not */
export const markAllRead = async (
  tx: Tx,
  userId: number,
  elsewhere: readonly string[],
  read_at: Date,
): Promise<void> => {
  await tx
    .updateTable('notifications')
    .set({ read_at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(isListed(elsewhere))
    .execute()
}

/** Marks one as read. */
export const markRead = async (tx: Tx, id: number, read_at: Date): Promise<void> => {
  await tx.updateTable('notifications').set({ read_at }).where('id', '=', id).where('read_at', 'is', null).execute()
}

/** All that are in the list; their actors go with them. */
export const deleteAllOf = async (tx: Tx, userId: number, elsewhere: readonly string[]): Promise<void> => {
  await tx.deleteFrom('notifications').where('user_id', '=', userId).where(isListed(elsewhere)).execute()
}

export const deleteOlderThan = async (tx: Tx, moment: Date): Promise<void> => {
  await tx.deleteFrom('notifications').where('happened_at', '<', moment).execute()
}
