import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type BlockedReactions, findBlockedReactions, type Reacted } from './queries/blocked-reactions.ts'

type Totals = Reacted & { has_blocks: boolean }

function without<Row extends Totals>(row: Row, reactions: readonly BlockedReactions[]): Row {
  const total = (kind: BlockedReactions['kind']) => reactions.find(one => one.kind === kind)?.total ?? 0
  const flowers = row.flowers.map(
    (count, at) => count - (reactions.find(one => one.kind === 'flower' && one.type === at + 1)?.total ?? 0),
  )
  return {
    ...row,
    flowers,
    total_likes: row.total_likes - total('like'),
    total_comments: row.total_comments - total('comment'),
    total_shared: row.total_shared - total('share'),
  }
}

/** Rows with the totals that the viewer sees: without what people did who block the viewer or are blocked. */
export async function withSeenTotals<Row extends Totals>(db: Db, viewer: Viewer, rows: Row[]): Promise<Row[]> {
  if (!rows.some(row => row.has_blocks)) return rows
  const byPost = Map.groupBy(await findBlockedReactions(db, viewer.id, rows), one => one.post_id)
  return rows.map(row => without(row, byPost.get(row.id) ?? []))
}
