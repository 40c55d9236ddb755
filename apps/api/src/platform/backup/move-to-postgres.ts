import type pg from 'pg'
import { connect } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { prepareQueue } from '../jobs/open-queue.ts'
import { checkContents, contentsOf } from './contents.ts'
import { copyRows } from './copy-rows.ts'
import { opened } from './embedded.ts'
import { alignPartitions } from './partitions.ts'
import { clearDatabase } from './postgres.ts'

/** Brings a database to the schema of this version. */
async function prepare(pool: pg.Pool): Promise<pg.PoolClient> {
  await migrate(pool)
  await prepareQueue(pool)
  return pool.connect()
}

async function move(source: pg.Pool, databaseUrl: string): Promise<void> {
  const target = connect({ connectionString: databaseUrl, max: 2 })
  const [from, to] = [await prepare(source), await prepare(target.pool)]
  try {
    await alignPartitions(from, to)
    await copyRows(from, to)
    checkContents(await contentsOf(from), await contentsOf(to))
  } finally {
    from.release()
    // Ends a transaction that has failed, too.
    to.release(true)
    await target.close()
  }
}

/**
 * Fills an empty PostgreSQL with the rows of an embedded database in a folder that nobody uses, whose schema is brought
 * up to date. It leaves all of them, or nothing.
 * @throws Error when not every row has come
 */
export async function moveToPostgres(folder: string, databaseUrl: string): Promise<void> {
  try {
    await opened(folder, source => move(source, databaseUrl))
  } catch (error) {
    await clearDatabase(databaseUrl)
    throw error
  }
}
