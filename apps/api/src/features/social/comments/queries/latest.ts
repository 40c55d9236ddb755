import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { commentVisible, visibleComments } from './comments.ts'

/** Somebody's newest comment under a post, or among the replies to one comment of it. */
export type Wanted = { id: number; author_id: number; post_id: number; parent_id: number | null }

/** The newest comment for each of several wishes, as far as the viewer may see it and what it answers. */
export function findLatestComments(db: Db, viewerId: number, wanted: readonly Wanted[]) {
  const column = (key: keyof Wanted) => sql`${wanted.map(one => one[key])}::bigint[]`
  const wishes = sql<Wanted>`unnest(${column('id')}, ${column('author_id')}, ${column('post_id')}, ${column('parent_id')})`
  const answered = visibleComments(db, viewerId)
    .select(sql`1`.as('one'))
    .where('comments.id', '=', sql.ref<number>('said.parent_id'))
  const latest = db
    .selectFrom('comments as said')
    .select('said.id')
    .where('said.deleted_at', 'is', null)
    .where('said.user_id', '=', sql.ref<number>('wish.author_id'))
    .where('said.post_id', '=', sql.ref<number>('wish.post_id'))
    .where(({ or }) => or([sql<boolean>`wish.parent_id IS NULL`, sql<boolean>`said.parent_id = wish.parent_id`]))
    .where(({ or, eb, exists }) => or([eb('said.parent_id', 'is', null), exists(answered)]))
    .where(({ exists }) => exists(commentVisible(db, viewerId, 'said.id')))
    .orderBy('said.created_at', 'desc')
    .orderBy('said.id', 'desc')
    .limit(1)
  return db
    .selectFrom(wishes.as<'wish'>(sql`wish(id, author_id, post_id, parent_id)`))
    .innerJoinLateral(latest.as('latest'), join => join.onTrue())
    .select(['wish.id', 'latest.id as comment_id'])
    .execute()
}
