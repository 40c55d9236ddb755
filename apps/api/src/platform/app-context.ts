import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './db/database.ts'
import type { Signer } from './db/secrets.ts'
import type { Emit } from './facts.ts'
import type { Feature } from './feature.ts'
import type { FileStore } from './files/file-store.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Settings } from './settings.ts'

/** What every action gets besides its input: the outside world, passed in. */
export type AppContext = {
  settings: Settings
  db: Db
  clock: Clock
  files: FileStore
  mailer: Mailer
  signer: Signer
  emit: Emit
  /** All of them, for those that read what others declare. */
  features: readonly Feature[]
  realtime: Realtime
  log: Logger
}

/**
 * Runs a piece of work in one transaction. Within it only `tx` may be used: the embedded database has one connection.
 */
export const inTransaction = <T>(app: AppContext, work: (tx: Tx) => Promise<T>): Promise<T> =>
  app.db.transaction().execute(work)
