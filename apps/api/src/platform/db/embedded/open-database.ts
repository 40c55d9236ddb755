import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DurableFs } from './durable-fs.ts'
import { watchEngine } from './watch-engine.ts'

/**
 * Server settings: a durable log, and memory for a laptop. Segments of 1 MB (see initdb below) keep a fresh folder
 * small; PGlite itself never checkpoints, see housekeeping.ts.
 */
const usual = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_sync_method: 'fsync',
  max_wal_size: '32MB',
  min_wal_size: '4MB',
  shared_buffers: '64MB',
  work_mem: '8MB',
  // Less than Node's own stack allows (see start-embedded.ts), so that deep recursion is an error, not a crash.
  max_stack_depth: '300kB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
}

/**
 * Opens a data folder with real fsync, creating the database in it when it is empty. The caller holds the lock.
 *
 * @param fail called with a reason when the database can no longer guarantee durability; it must end the process
 * @param settings of the server that are not as usual
 */
export async function openDatabase(
  folder: string,
  fail: (reason: string) => void,
  settings: Readonly<Record<string, string>> = {},
): Promise<PGlite> {
  const database = await PGlite.create({
    dataDir: folder,
    fs: new DurableFs(folder, fail),
    extensions: { btree_gist, cube, pg_trgm, unaccent },
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [
      ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
      ...Object.entries({ ...usual, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
  })
  watchEngine(database, fail)
  return database
}

/** Writes everything into the tables' files, so that the next start has no log to replay, and closes. */
export async function closeDatabase(database: PGlite): Promise<void> {
  await database.exec('ROLLBACK; CHECKPOINT')
  await database.close()
}
