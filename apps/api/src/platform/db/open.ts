import { existsSync } from 'node:fs'
import { makePrivateFolder } from '../private-folder.ts'
import { dataFolder, type Settings } from '../settings.ts'
import { type ConnectOptions, connect, type Database, type QueryListener } from './database.ts'
import { connectOrExplain } from './describe-database.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { templateFolder } from './template.ts'

export type OpenDatabase = Database & {
  /** Called when the embedded database has stopped unexpectedly. */
  onLoss(listener: (reason: string) => void): void
}

async function openAt(databaseUrl: string, { databaseConnections: max }: Settings, options: ConnectOptions) {
  const database = connect({ connectionString: databaseUrl, max }, options)
  try {
    const client = await connectOrExplain(databaseUrl, () => database.pool.connect())
    client.release()
  } catch (error) {
    await database.close()
    throw error
  }
  return { ...database, onLoss: () => undefined }
}

/**
 * Opens PostgreSQL at DATABASE_URL, or the embedded one in the data folder.
 * @throws Error with a clear sentence when PostgreSQL cannot be reached, or another process has the data folder
 */
export async function openDatabase(settings: Settings, onQuery?: QueryListener): Promise<OpenDatabase> {
  const options = { onQuery, prepared: settings.databasePrepared }
  if (settings.databaseUrl) return openAt(settings.databaseUrl, settings, options)
  await makePrivateFolder(settings.dataDir)
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
