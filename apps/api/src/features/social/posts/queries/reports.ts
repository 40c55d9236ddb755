import type { Tx } from '#platform/db/database.ts'

type NewReport = { post_id: number; user_id: number; reason: string | null; created_at: Date }

/** @returns whether it is the first of this person about this post */
export async function insertReport(tx: Tx, report: NewReport): Promise<boolean> {
  const added = await tx
    .insertInto('post_reports')
    .values(report)
    .onConflict(conflict => conflict.doNothing())
    .returning('post_id')
    .executeTakeFirst()
  return added !== undefined
}
