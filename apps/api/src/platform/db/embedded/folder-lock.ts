import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long to wait for the database process of a killed parent to shut down. */
const timeout = 3_000

/** SQLite's result code for "the database file is locked". */
const sqliteBusy = 5

/** A held lock. The kernel releases it when the process ends, however it ends. */
export type FolderLock = { release: () => void }

/** Another process holds the folder. The message is shown to the person who started this one. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/**
 * Takes the exclusive lock of a data folder: an exclusive transaction on an empty SQLite file beside it. Unlike a
 * pid file it cannot go stale, and it works the same on Linux, macOS and Windows. Blocks for up to three seconds.
 *
 * @throws FolderInUseError when another process holds the folder
 */
export function lockFolder(folder: string): FolderLock {
  const database = new DatabaseSync(`${realFolder(folder)}.lock`, { timeout: timeout })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw isBusy(error) ? inUse(folder) : error
  }
  return { release: () => database.close() }
}

/** Different paths to the same folder must use the same lock. */
function realFolder(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder)
  const parent = path.dirname(folder)
  mkdirSync(parent, { recursive: true })
  return path.join(realpathSync(parent), path.basename(folder))
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function inUse(folder: string): FolderInUseError {
  return new FolderInUseError(
    `Another Celebrio is already running on ${folder}. Stop it, or set DATA_DIR to another folder.`,
  )
}
