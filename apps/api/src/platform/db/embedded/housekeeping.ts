import type { PGlite } from '@electric-sql/pglite'
import type { SessionQueue } from './session-queue.ts'

/** How often to check, and how much write-ahead log may accumulate before a checkpoint. */
const interval = 10_000
const checkpointBytes = 16 * 1024 * 1024

const unsavedLog = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) >= ${checkpointBytes} as due
  from pg_control_checkpoint()`

/** The table that needs VACUUM or ANALYZE most, by autovacuum's defaults (50 rows and 20 % dead or 10 % changed). */
const tableToVacuum = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by n_dead_tup + n_mod_since_analyze desc limit 1`

/**
 * Does what PostgreSQL's background processes do and PGlite, a single process, does not: without it the log grows
 * without limit, dead rows stay and statistics go stale. Takes one short step at a time, between two requests.
 *
 * @returns a function that stops it
 */
export function startHousekeeping(database: PGlite, queue: SessionQueue): () => void {
  let due = true
  const timer = setInterval(() => {
    due ||= queue.takeActivity()
    if (!due) return
    void queue.whenQuiet(async () => {
      // A failing step (say, an index on a broken function) is no reason to stop serving.
      due = await tidy(database).catch(() => false)
    })
  }, interval)
  return () => clearInterval(timer)
}

/** Takes the most urgent step, if any. Returns whether there may be more to do. */
export async function tidy(database: PGlite): Promise<boolean> {
  // PostgreSQL delays its statistics by up to a second; this makes the next statement see them.
  await database.query('select pg_stat_force_next_flush()')
  const log = await database.query<{ due: boolean }>(unsavedLog)
  if (log.rows[0]?.due) {
    await database.exec('CHECKPOINT')
    return true
  }
  const table = (await database.query<{ name: string }>(tableToVacuum)).rows[0]
  if (table) await database.exec(`VACUUM (ANALYZE) ${table.name}`)
  return table !== undefined
}
