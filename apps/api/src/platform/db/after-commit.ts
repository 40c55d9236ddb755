import { type DatabaseConnection, PostgresDriver, type QueryExecutorProvider } from 'kysely'

const waiting = new WeakMap<DatabaseConnection, (() => void)[]>()

/** Runs something as soon as the transaction has been committed; never, when it is rolled back. */
export const afterCommit = (tx: QueryExecutorProvider, run: () => void): Promise<void> =>
  tx.getExecutor().provideConnection(async connection => {
    const runs = waiting.get(connection)
    if (runs) runs.push(run)
    else waiting.set(connection, [run])
  })

/** Kysely's driver, which knows what waits for the commit of the transaction that a connection is in. */
export class Driver extends PostgresDriver {
  override async beginTransaction(...args: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    // What a transaction that was rolled back has left.
    waiting.delete(args[0])
    await super.beginTransaction(...args)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    const runs = waiting.get(connection) ?? []
    waiting.delete(connection)
    for (const run of runs) run()
  }
}
