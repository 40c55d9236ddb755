import { sql } from 'kysely'
import type { Logger } from 'pino'
import { AppError } from '../app-error.ts'
import type { Settings } from '../settings.ts'
import { connect, type Database, type Db } from './database.ts'

/** How often (ms) a replica is looked at; it may be behind by twice as much at most. */
const checkEvery = 5_000

/** How long (ms) a replica may take for a connection, and for an answer. The primary is there meanwhile. */
const patience = { connectionTimeoutMillis: 1_000, query_timeout: 5_000 }

/** Connects to the replica that is set, if one is. */
export const connectReplica = (settings: Settings): Database | undefined =>
  settings.databaseReplicaUrl
    ? connect(
        { connectionString: settings.databaseReplicaUrl, max: settings.databaseConnections, ...patience },
        { prepared: settings.databasePrepared },
      )
    : undefined

/** A copy of the database that is a little behind, for reads that bear it. */
export class Replica {
  readonly db: Db
  readonly #primary: Db
  readonly #log: Logger
  /** How far the primary was when the replica was last looked at. */
  #reached: string | undefined
  #inUse = false

  constructor(db: Db, primary: Db, log: Logger) {
    this.db = db
    this.#primary = primary
    this.#log = log
  }

  get inUse(): boolean {
    return this.#inUse
  }

  /** Is in use as soon as it has come to where the primary was at the check before. */
  async check(): Promise<void> {
    try {
      this.#inUse = this.#reached !== undefined && (await this.#hasReached(this.#reached))
      this.#reached = await this.#whereThePrimaryIs()
    } catch (error) {
      this.#leave(error)
    }
  }

  /** Reads from the replica. Whatever it does not answer, or does not find, the primary is asked. */
  async read<T>(there: () => Promise<T>, primary: () => Promise<T>): Promise<T> {
    if (!this.#inUse) return primary()
    try {
      return await there()
    } catch (error) {
      if (!(error instanceof AppError)) this.#leave(error)
      return primary()
    }
  }

  /** Checks now and then. @returns ends it */
  watch(): () => Promise<void> {
    let checking = this.check()
    const timer = setInterval(() => {
      checking = checking.then(() => this.check())
    }, checkEvery)
    return async () => {
      clearInterval(timer)
      await checking
    }
  }

  /** A database that is no streaming replica has no such place, and counts as up to date. */
  async #hasReached(place: string): Promise<boolean> {
    const { rows } = await sql<{ reached: boolean }>`
      SELECT coalesce(pg_last_wal_replay_lsn() >= ${place}::pg_lsn, true) AS reached`.execute(this.db)
    return rows[0]?.reached ?? false
  }

  async #whereThePrimaryIs(): Promise<string | undefined> {
    const { rows } = await sql<{ place: string }>`SELECT pg_current_wal_lsn()::text AS place`.execute(this.#primary)
    return rows[0]?.place
  }

  #leave(error: unknown): void {
    if (this.#inUse) this.#log.warn({ err: error }, 'the replica is not asked for now')
    this.#inUse = false
  }
}
