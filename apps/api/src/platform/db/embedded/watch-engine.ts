import type { PGlite } from '@electric-sql/pglite'

/** The exit status by which PGlite's engine reports an ordinary SQL error (siglongjmp to PostgreSQL's main loop). */
const sqlError = 100

/**
 * Ends the process when the engine itself breaks (a stack overflow, an illegal memory access). PGlite swallows such
 * errors, answers the query with nothing and hangs on the next one.
 */
export function watchEngine(database: PGlite, fail: (reason: string) => void): void {
  const engine = database.Module
  const runOnce = engine._PostgresMainLoopOnce
  engine._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (error) {
      if (Reflect.get(Object(error), 'status') !== sqlError) fail(describe(error))
      throw error
    }
  }
}

/** Describes what the engine threw, which is often not an Error. */
export function describe(error: unknown): string {
  return `The embedded database failed: ${String(Reflect.get(Object(error), 'message') ?? error)}.`
}
