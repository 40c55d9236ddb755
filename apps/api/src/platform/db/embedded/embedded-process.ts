import type { PGlite } from '@electric-sql/pglite'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { startHousekeeping } from './housekeeping.ts'
import { listen, removeSocket } from './listen.ts'
import type { Address, ChildOptions, FromChild } from './messages.ts'
import { closeDatabase, openDatabase } from './open-database.ts'
import { prepareFolder } from './prepare-folder.ts'
import { serveDatabase } from './serve-database.ts'
import { SessionQueue } from './session-queue.ts'

/** The program of the database's own process: start-embedded.ts forks it, nothing imports it. */
type Running = {
  database: PGlite
  queue: SessionQueue
  lock: FolderLock
  address: Address
  stopHousekeeping: () => void
}

const started = start(JSON.parse(process.argv[2] ?? '') as ChildOptions)
started.then(
  ({ address }) => emit({ kind: 'ready', address }),
  (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
)

// Ctrl-C and a closed terminal reach the whole process group; the parent decides when the database goes.
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
process.on('SIGTERM', () => void stop())
process.on('message', () => void stop())
process.on('disconnect', () => void stop())

async function start({ folder, template }: ChildOptions): Promise<Running> {
  const lock = lockFolder(folder)
  await prepareFolder(folder, { template, fail })
  const database = await openDatabase(folder, fail)
  const queue = new SessionQueue(database, fail)
  const address = await listen(serveDatabase(queue))
  return { database, queue, lock, address, stopHousekeeping: startHousekeeping(database, queue) }
}

async function stop(): Promise<void> {
  try {
    const { database, queue, lock, address, stopHousekeeping } = await started
    stopHousekeeping()
    await queue.close(() => closeDatabase(database))
    await removeSocket(address)
    lock.release()
    process.exit(0)
  } catch (error) {
    fail(`The embedded database did not close cleanly: ${String(error)}.`)
  }
}

/** Ends the process at once: the log on disk is intact, and anything more could be a false promise. */
function fail(reason: string): never {
  emit({ kind: 'failed', reason })
  process.exit(1)
}

function emit(message: FromChild): void {
  if (process.connected) process.send?.(message)
}
