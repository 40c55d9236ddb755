import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './db/database.ts'
import type { Replica } from './db/replica.ts'
import type { Signer } from './db/secrets.ts'
import type { Emit } from './facts.ts'
import type { Feature } from './feature.ts'
import type { FileStore } from './files/file-store.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { PushService } from './push/push-service.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Settings } from './settings.ts'

/** Everything an action needs besides its input: database, clock, mailer and so on. Tests pass in their own. */
export type AppContext = {
  settings: Settings
  db: Db
  /** For reads of those who have no account; null where there is none. */
  replica: Replica | null
  clock: Clock
  files: FileStore
  mailer: Mailer
  signer: Signer
  emit: Emit
  /** All features, for code that reads what each of them declares. */
  features: readonly Feature[]
  realtime: Realtime
  pushes: PushService
  /** Null where nothing can be paid. */
  gateway: PaymentGateway | null
  log: Logger
}

/**
 * Runs `work` in one transaction. It may only use `tx`: the embedded database has a single connection.
 */
export const inTransaction = <T>(app: AppContext, work: (tx: Tx) => Promise<T>): Promise<T> =>
  app.db.transaction().execute(work)
