import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type CommentRow, findBlockedReactions } from './queries/comments.ts'

type Totals = Pick<CommentRow, 'id' | 'total_likes' | 'total_comments' | 'has_blocks'>

/** Rows with the totals that the viewer sees: without what people did who block the viewer or are blocked. */
export async function withSeenTotals<Row extends Totals>(db: Db, viewer: Viewer, rows: Row[]): Promise<Row[]> {
  if (!rows.some(row => row.has_blocks)) return rows
  const liked = rows.filter(row => row.total_likes > 0).map(row => row.id)
  const answered = rows.filter(row => row.total_comments > 0).map(row => row.id)
  const reactions = await findBlockedReactions(db, viewer.id, { liked, answered })
  const byComment = Map.groupBy(reactions, one => one.comment_id)
  return rows.map(row => {
    const theirs = byComment.get(row.id) ?? []
    const total = (kind: 'like' | 'reply') => theirs.find(one => one.kind === kind)?.total ?? 0
    return {
      ...row,
      total_likes: row.total_likes - total('like'),
      total_comments: row.total_comments - total('reply'),
    }
  })
}
