import type pg from 'pg'
import { queue, schema } from './open-queue.ts'

/**
 * In earlier versions each listener had its own queue, by its name. Jobs that still wait there, or were started by a
 * process that is being replaced, move to the single queue. The old queues stay for their failed jobs.
 */
const fromOldQueues = `UPDATE ${schema}.job
  SET name = '${queue}', group_id = name, state = CASE WHEN state = 'active' THEN 'retry' ELSE state END
  WHERE name <> '${queue}' AND name NOT LIKE '\\_\\_pgboss\\_\\_%' AND state < 'completed'`

const begun = `UPDATE ${schema}.job SET state = 'retry' WHERE state = 'active'`

/**
 * Takes over unfinished jobs of earlier processes.
 * @param alone whether no other process uses this database: then all active jobs were interrupted and are retried at once.
 * Otherwise pg-boss retries them when they expire.
 */
export async function takeOver(pool: pg.Pool, alone: boolean): Promise<void> {
  await pool.query(fromOldQueues)
  if (alone) await pool.query(begun)
}
