import { type RawBuilder, sql } from 'kysely'
import type { NoticeOpens } from '#features/base/notifications'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'
import { commentVisible, visibleComments } from './comments.ts'

/** The newest comment of somebody under a post, or among the replies to one, as far as the viewer may see it and what it answers. */
function latestComment(
  db: Db,
  viewerId: number,
  author: RawBuilder<number>,
  under: { post: string } | { parent: string },
) {
  const answered = visibleComments(db, viewerId)
    .select(sql`1`.as('one'))
    .where('comments.id', '=', sql.ref<number>('said.parent_id'))
  const latest = db
    .selectFrom('comments as said')
    .select('said.id')
    .where('said.deleted_at', 'is', null)
    .where('said.user_id', '=', author)
    .where(
      'post' in under
        ? sql<boolean>`said.post_id = ${sql.ref(under.post)}`
        : sql<boolean>`said.parent_id = ${sql.ref(under.parent)}`,
    )
    .where(({ or, eb, exists }) => or([eb('said.parent_id', 'is', null), exists(perRow(answered))]))
    .where(({ exists }) => exists(perRow(commentVisible(db, viewerId, 'said.id'))))
    .orderBy('said.created_at', 'desc')
    .orderBy('said.id', 'desc')
    .limit(1)
  return sql<number | null>`${latest}`
}

/** What who commented last has written under the post of a notice. */
export const latestUnder: NoticeOpens = (db, viewerId, { subject, actor }) =>
  latestComment(db, viewerId, actor, { post: subject })

/** What who replied last has written to the comment of a notice. */
export const latestReply: NoticeOpens = (db, viewerId, { subject, actor }) =>
  latestComment(db, viewerId, actor, { parent: subject })
