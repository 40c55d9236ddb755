import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../db/database.ts'

/** The database interface that the job queue needs. */
export type Executor = { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }

export const poolExecutor = (pool: pg.Pool): Executor => ({
  executeSql: (text, values) => pool.query(text, values),
})

/** Runs the queue's statements inside our own transaction. */
export const executorOf = (tx: Tx): Executor => ({
  async executeSql(text, values = []) {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values))
    return { rows }
  },
})
