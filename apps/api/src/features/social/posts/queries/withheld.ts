import { sql } from 'kysely'
import type { Withheld } from '#features/base/reports'
import { mediaColumns } from '#features/base/uploads'
import type { Db, Tx } from '#platform/db/database.ts'

/** @returns whether it was there, and not withheld before */
export const withholdPost = async (tx: Tx, id: number, how: Withheld, statement_id: number, now: Date) =>
  (await tx
    .updateTable('posts')
    .set({ withheld: how, statement_id, withheld_at: now })
    .set({ hidden_at: sql<Date>`coalesce(hidden_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .where('withheld', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** What its author had hidden before stays hidden. */
export const restorePost = (tx: Tx, id: number, statementId: number) =>
  tx
    .updateTable('posts')
    .set({ withheld: null, statement_id: null, withheld_at: null })
    .set({ hidden_at: sql<Date | null>`nullif(hidden_at, withheld_at)` })
    .where('id', '=', id)
    .where('statement_id', '=', statementId)
    .execute()

/** Posts, whoever may see them. */
export const findReported = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('posts')
    .select(['id', 'content', 'created_at'])
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()

/** What some posts hold, in its order. */
export const findMediaOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('post_media')
    .innerJoin('uploads', 'uploads.id', 'post_media.upload_id')
    .select(['post_media.post_id', ...mediaColumns])
    .where('post_media.post_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('post_media.post_id')
    .orderBy('post_media.position')
    .execute()
