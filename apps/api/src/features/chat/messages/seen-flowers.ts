import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { findBlockedFlowers } from './queries/flowers.ts'

type Reacted = { id: number; flowers: number[]; has_blocks: boolean }

/** Rows with the flowers that the viewer sees: without those of people who block the viewer or are blocked. */
export async function withSeenFlowers<Row extends Reacted>(db: Db, viewer: Viewer, rows: readonly Row[]) {
  const given = rows.filter(row => row.has_blocks && row.flowers.some(count => count > 0)).map(row => row.id)
  if (given.length === 0) return rows
  const hidden = await findBlockedFlowers(db, viewer.id, given)
  const hiddenOf = (id: number, type: number) =>
    hidden.find(one => one.message_id === id && one.type === type)?.total ?? 0
  return rows.map(row => ({ ...row, flowers: row.flowers.map((count, at) => count - hiddenOf(row.id, at + 1)) }))
}
