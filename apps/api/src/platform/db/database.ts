import { Kysely, PostgresDialect, type PostgresDialectConfig, type Transaction } from 'kysely'
import pg from 'pg'
import { Driver } from './after-commit.ts'
import { preparing } from './prepared.ts'
import { QueryCompiler } from './query-compiler.ts'

/**
 * Every table, each declared by the feature that owns it:
 * `declare module '#platform/db/database.ts' { interface Tables { posts: PostTable } }`.
 */
// Empty here on purpose: features add their tables by declaration merging.
export interface Tables {
  schema_migrations: { name: string; checksum: string; applied_at: Date }
  secrets: { name: string; value: Buffer }
}

/** The database, or a transaction in it: queries take either. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

// bigint columns hold ids and counts, all below Number.MAX_SAFE_INTEGER.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A timestamp without a zone is not an instant, so it stays text.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, String)

/** The types of lists of whole numbers: `integer[]` and `bigint[]`. */
const lists: number[] = [1007, 1016]
// They are never nested nor have gaps here: but for the braces they are JSON, which is read four times as fast.
for (const list of lists) pg.types.setTypeParser(list, text => JSON.parse(`[${text.slice(1, -1)}]`) as number[])

/** A connection pool and the Kysely instance on top of it. */
export type Database = { pool: pg.Pool; db: Db; close(): Promise<void> }

export type QueryListener = (sql: string, parameters: readonly unknown[]) => void

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver = () => new Driver(this.#config)
  override createQueryCompiler = () => new QueryCompiler()
}

/** `prepared`: whether reads are named statements, which stay with a connection; on unless it is said. */
export type ConnectOptions = { onQuery?: QueryListener | undefined; prepared?: boolean }

/** Creates the Kysely instance for a pool. */
export const sqlOn = (pool: pg.Pool, { onQuery, prepared = true }: ConnectOptions = {}): Db =>
  new Kysely<Tables>({
    dialect: new Dialect({ pool: prepared ? preparing(pool) : pool }),
    ...(onQuery && { log: event => onQuery(event.query.sql, event.query.parameters) }),
  })

/**
 * Forces generic plans: planning many of our statements costs more than running them. Rows are found by index also where a
 * table is small, or is thought to be: a plan that reads a few hundred rows for each row of a page is kept while the table
 * grows. A page read out of order costs what it does on an SSD, as in the embedded database.
 */
const settings = [
  'SET plan_cache_mode = force_generic_plan',
  'SET enable_seqscan = off',
  'SET jit = off',
  'SET random_page_cost = 1.1',
].join('; ')

/** Runs on each new connection before the pool hands it out. */
const verify: pg.PoolConfig['verify'] = (client, done) => client.query(settings, error => done(error))

/**
 * Connects to PostgreSQL. Without prepared statements nothing at all is left at a connection, which may be another one for
 * each transaction.
 * @param options `onQuery` is called with each statement; tests use it to count queries
 */
export function connect(config: pg.PoolConfig, options: ConnectOptions = {}): Database {
  const { prepared = true } = options
  const pool = new pg.Pool({ connectionTimeoutMillis: 15_000, ...(prepared && { verify }), ...config })
  // The pool replaces a connection that breaks, idle or in use, and whoever uses it learns of it from their statement. Without
  // listeners the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  const db = sqlOn(pool, options)
  return { pool, db, close: () => db.destroy() }
}

/** Whether the database reports a violation of the named constraint or unique index. */
export const violatesConstraint = (error: unknown, constraint: string): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint
