import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long a start waits for a child whose parent has just been killed and that is still closing. */
const timeout = 3_000

/** SQLite's result code for "the database file is locked". */
const sqliteBusy = 5

/** A held lock. The kernel releases it with the process, whatever way the process ends. */
export type FolderLock = { release: () => void }

/** The folder is held by another process. The message is a sentence for the person who started this one. */
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

/** Two paths to one folder must meet in one lock. */
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
