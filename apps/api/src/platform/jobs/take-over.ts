import type pg from 'pg'
import { queue, schema } from './open-queue.ts'

/**
 * Each listener once had a queue of its own, by its name. What still waits there, or was begun by a process that is being
 * replaced, is done from the one queue. Those queues stay, for what has failed in them.
 */
const fromOldQueues = `UPDATE ${schema}.job
  SET name = '${queue}', group_id = name, state = CASE WHEN state = 'active' THEN 'retry' ELSE state END
  WHERE name <> '${queue}' AND name NOT LIKE '\\_\\_pgboss\\_\\_%' AND state < 'completed'`

const begun = `UPDATE ${schema}.job SET state = 'retry' WHERE state = 'active'`

/**
 * Makes this process do what earlier ones have left.
 * @param alone whether no other process has this database: then what has begun was cut off, and is due at once. Otherwise
 * pg-boss finds out by the time that it takes.
 */
export async function takeOver(pool: pg.Pool, alone: boolean): Promise<void> {
  await pool.query(fromOldQueues)
  if (alone) await pool.query(begun)
}
