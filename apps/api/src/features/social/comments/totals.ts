import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { findBlockedReactions } from './queries/blocked.ts'
import type { CommentRow } from './queries/comments.ts'

type Totals = Pick<CommentRow, 'id' | 'total_likes' | 'total_comments' | 'has_blocks'>

/** Rows with the totals that the viewer sees: without what people did who block the viewer or are blocked. */
export async function withSeenTotals<Row extends Totals>(db: Db, viewer: Viewer, rows: Row[]): Promise<Row[]> {
  if (!rows.some(row => row.has_blocks)) return rows
  const ids = rows.map(row => row.id)
  const byComment = Map.groupBy(await findBlockedReactions(db, viewer.id, ids), one => one.comment_id)
  return rows.map(row => {
    const reactions = byComment.get(row.id) ?? []
    const total = (kind: 'like' | 'reply') => reactions.find(one => one.kind === kind)?.total ?? 0
    return {
      ...row,
      total_likes: row.total_likes - total('like'),
      total_comments: row.total_comments - total('reply'),
    }
  })
}
