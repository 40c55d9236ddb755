import { dataFolder, type Settings } from '../settings.ts'

/** Which database an address leads to, without user and password. */
function placeAt(databaseUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? (hostname || 'localhost')
  const name = pathname.length > 1 ? `the database ${pathname.slice(1)}` : 'the database'
  return `${name} at ${host}:${port || '5432'} (DATABASE_URL)`
}

/** Which database a product works on, for whoever runs it. */
export const describeDatabase = (settings: Settings): string =>
  settings.databaseUrl ? placeAt(settings.databaseUrl) : `the database in ${dataFolder(settings, 'database')}`

/** A host with several addresses fails with an error for each of them, and no words of its own. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/**
 * Connects to the database at DATABASE_URL.
 * @throws Error that names it, and says what it or the network has said
 */
export async function connectOrExplain<T>(databaseUrl: string, connect: () => Promise<T>): Promise<T> {
  try {
    return await connect()
  } catch (error) {
    const place = placeAt(databaseUrl)
    const message = `${place[0]?.toUpperCase()}${place.slice(1)} cannot be used: ${messageOf(error)}`
    throw new Error(message, { cause: error })
  }
}
