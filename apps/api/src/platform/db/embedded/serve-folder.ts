import { listenPrivately, type PrivateAddress, removeSocket } from '../../private-socket.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { ChildOptions } from './messages.ts'
import { closeDatabase, openDatabase } from './open-database.ts'
import { prepareFolder } from './prepare-folder.ts'
import { serveDatabase } from './serve-database.ts'
import { SessionQueue } from './session-queue.ts'

/** The name that `pg` looks for in a folder given as host. */
const socketName = '.s.PGSQL.5432'

/** A data folder that is open and reachable. `close` finishes the running statement and writes everything out. */
export type ServedFolder = { address: PrivateAddress; close: () => Promise<void> }

/**
 * Opens a data folder and makes it reachable; one that does not exist is copied from `template` or initialised. The
 * caller holds the lock.
 *
 * @param options.settings of the server that are not as usual
 * @param fail called with a reason when the database can no longer guarantee durability; it must end the process
 */
export async function serveFolder(
  { folder, template, settings }: ChildOptions & { settings?: Readonly<Record<string, string>> },
  fail: (reason: string) => void,
): Promise<ServedFolder> {
  await prepareFolder(folder, { template, fail })
  const database = await openDatabase(folder, fail, settings)
  const queue = new SessionQueue(database, fail)
  const server = serveDatabase(queue)
  const address = await listenPrivately(server, socketName)
  const stopHousekeeping = startHousekeeping(database, queue)
  return {
    address,
    async close() {
      stopHousekeeping()
      server.close()
      await queue.close(() => closeDatabase(database))
      await removeSocket(address)
    },
  }
}
