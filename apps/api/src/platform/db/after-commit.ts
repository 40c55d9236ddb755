import { type DatabaseConnection, PostgresDriver, type QueryExecutorProvider } from 'kysely'

const waiting = new WeakMap<DatabaseConnection, (() => void)[]>()

/** Runs a callback once the transaction has been committed; not at all if it is rolled back. */
export const afterCommit = (tx: QueryExecutorProvider, run: () => void): Promise<void> =>
  tx.getExecutor().provideConnection(async connection => {
    const runs = waiting.get(connection)
    if (runs) runs.push(run)
    else waiting.set(connection, [run])
  })

/** A Kysely driver that runs the callbacks registered for a connection's transaction when it commits. */
export class Driver extends PostgresDriver {
  override async beginTransaction(...args: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    // Callbacks left over from a transaction that was rolled back.
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
