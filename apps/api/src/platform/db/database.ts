import { Kysely, PostgresDialect, type PostgresDialectConfig, type Transaction } from 'kysely'
import pg from 'pg'
import { Driver } from './after-commit.ts'
import { preparing } from './prepared.ts'
import { QueryCompiler } from './query-compiler.ts'

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
// The time on a wall, without a zone, is no moment: it stays the text that it is.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, String)

/** A pool, and the typed SQL on it. */
export type Database = { pool: pg.Pool; db: Db; close(): Promise<void> }

export type QueryListener = (sql: string) => void

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver = () => new Driver(this.#config)
  override createQueryCompiler = () => new QueryCompiler()
}

/** Typed SQL on a pool. */
export const sqlOn = (pool: pg.Pool, onQuery?: QueryListener): Db =>
  new Kysely<Tables>({
    dialect: new Dialect({ pool: preparing(pool) }),
    ...(onQuery && { log: event => onQuery(event.query.sql) }),
  })

/** Statements are written for one plan that suits all values: to plan many of them costs more than to run them. */
const settings = 'SET plan_cache_mode = force_generic_plan; SET jit = off'

/** What the pool does with a new connection before anybody has it. */
const verify: pg.PoolConfig['verify'] = (client, done) => client.query(settings, error => done(error))

/**
 * Connects to PostgreSQL.
 * @param onQuery is told each statement; tests count with it
 */
export function connect(config: pg.PoolConfig, onQuery?: QueryListener): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 15_000, verify, ...config })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = sqlOn(pool, onQuery)
  return { pool, db, close: () => db.destroy() }
}
