import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { preparing } from './prepared.ts'

/**
 * Every table, each declared by the feature that owns it:
 * `declare module '#platform/db/database.ts' { interface Tables { posts: PostTable } }`.
 */
// oxlint's empty-interface rule does not apply: features fill it.
export interface Tables {
  schema_migrations: { name: string; checksum: string; applied_at: Date }
  secrets: { name: string; value: Buffer }
}

/** The database, or a transaction in it: queries take either. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

// bigint columns are ids and counts here, all within what JavaScript counts exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A pool, and the typed SQL on it. */
export type Database = { pool: pg.Pool; db: Db; close(): Promise<void> }

export type QueryListener = (sql: string) => void

/** Typed SQL on a pool. */
export const sqlOn = (pool: pg.Pool, onQuery?: QueryListener): Db =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    ...(onQuery && { log: event => onQuery(event.query.sql) }),
  })

/**
 * Connects to PostgreSQL.
 * @param onQuery is told each statement; tests count with it
 */
export function connect(config: pg.PoolConfig, onQuery?: QueryListener): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 15_000, ...config })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = sqlOn(pool, onQuery)
  return { pool, db, close: () => db.destroy() }
}
