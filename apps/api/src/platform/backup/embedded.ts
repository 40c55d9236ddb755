import { constants } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { connect, type Db } from '../db/database.ts'
import { lockFolder } from '../db/embedded/folder-lock.ts'
import { putInPlace } from '../db/embedded/prepare-folder.ts'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { contentsOf } from './contents.ts'
import type { Contents } from './manifest.ts'

/** Copies a database that nobody uses meanwhile. */
export const copyDatabase = (from: string, to: string) =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })

/** Does some work with a database folder, which is closed again. */
export async function opened<T>(folder: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const { host, port, database: name, user, stop } = await startEmbedded({ folder })
  const database = connect({ host, ...(port && { port }), database: name, user, max: 1 })
  try {
    return await work(database.pool)
  } finally {
    await database.close()
    await stop()
    await rm(`${folder}.lock`, { force: true })
  }
}

/** Opens a database folder, which repairs what a crash would leave, and counts what is in it. */
export const openAndCount = (folder: string): Promise<Contents> => opened(folder, contentsOf)

/**
 * Does some work while nobody uses the embedded database of a folder.
 * @throws FolderInUseError when somebody does
 */
export async function whileStopped<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = lockFolder(folder)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/**
 * Does some work while the product, which runs on the embedded database, does nothing with it: its only connection is
 * taken, so whoever else wants it waits. What is on disk then is what a crash would leave, with all that was acknowledged.
 */
export function whilePaused<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async connection => {
    await sql`CHECKPOINT`.execute(connection)
    // The housekeeping of the database keeps away from a transaction.
    await sql`BEGIN`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`ROLLBACK`.execute(connection)
    }
  })
}

/** The same for one that is being restored. `place` makes it the database of the folder. */
export async function stageDatabase(from: string, folder: string) {
  const staged = `${folder}.restoring`
  const discard = () => rm(staged, { recursive: true, force: true })
  await discard()
  try {
    await copyDatabase(from, staged)
    const contents = await openAndCount(staged)
    return { contents, folder: staged, discard, place: () => putInPlace(staged, folder) }
  } catch (error) {
    await discard()
    throw error
  }
}
