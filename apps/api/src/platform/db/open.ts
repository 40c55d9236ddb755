import { existsSync } from 'node:fs'
import { dataFolder, type Settings } from '../settings.ts'
import { connect, type Database, type QueryListener } from './database.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { templateFolder } from './template.ts'

export type OpenDatabase = Database & {
  /** Called when the embedded database has stopped unexpectedly. */
  onLoss(listener: (reason: string) => void): void
}

/**
 * Opens PostgreSQL at DATABASE_URL, or the embedded one in the data folder.
 * @throws Error with a clear sentence when another process has the data folder
 */
export async function openDatabase(settings: Settings, onQuery?: QueryListener): Promise<OpenDatabase> {
  const options = { onQuery, prepared: settings.databasePrepared }
  if (settings.databaseUrl) {
    const database = connect({ connectionString: settings.databaseUrl, max: settings.databaseConnections }, options)
    return { ...database, onLoss: () => undefined }
  }
  const template = await templateFolder()
  const embedded = await startEmbedded({
    folder: dataFolder(settings, 'database'),
    ...(existsSync(template) && { template }),
  })
  const { host, port, database: name, user } = embedded
  const database = connect({ host, ...(port && { port }), database: name, user, max: 1 }, options)
  return {
    ...database,
    async close() {
      await database.close()
      await embedded.stop()
    },
    onLoss: listener => embedded.onExit(listener),
  }
}
