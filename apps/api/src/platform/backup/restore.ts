import { join } from 'node:path'
import { hasDatabase } from '../db/embedded/require-database.ts'
import { makePrivateFolder } from '../private-folder.ts'
import { dataFolder, type Settings } from '../settings.ts'
import { checkContents, checkKnown } from './contents.ts'
import { differences, digestsOf } from './digests.ts'
import { stageDatabase, whileStopped } from './embedded.ts'
import { filesOf } from './files.ts'
import { type Digests, type Manifest, parts, readManifest } from './manifest.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { clearDatabase, isEmpty, restoreDatabase } from './postgres.ts'

/** Something that was restored, where nobody sees it yet. */
type Staged = { place(): Promise<void>; discard(): Promise<void> }

function checkDigests(expected: Digests, found: Digests): void {
  const wrong = differences(expected, found)
  if (wrong.length > 0) throw new Error(`This backup is not as it was made.\n${wrong.join('\n')}`)
}

/** @throws Error unless the backup fits what this Celebrio is set to, and nobody lives there yet */
async function checkTarget({ engine }: Manifest, settings: Settings): Promise<void> {
  const { databaseUrl, s3 } = settings
  if (engine === 'postgresql' && !databaseUrl) throw new Error('This backup is of PostgreSQL: it needs a DATABASE_URL.')
  const folder = dataFolder(settings, 'database')
  if (databaseUrl ? !(await isEmpty(databaseUrl)) : hasDatabase(folder))
    throw new Error(
      `There is a database ${databaseUrl ? 'at DATABASE_URL' : `in ${folder}`} already. Nothing was done.`,
    )
  if (await filesOf(settings).isEmpty()) return
  const place = s3 ? `the bucket ${s3.bucket}` : dataFolder(settings, 'files')
  throw new Error(`There are files in ${place} already. Nothing was done.`)
}

async function stageFiles(manifest: Manifest, settings: Settings, backup: string): Promise<Staged> {
  const staged = await filesOf(settings).stage(join(backup, parts.files))
  if (staged.folder === null) return staged
  const prefix = `${parts.files}/`
  const known = Object.entries(manifest.files).filter(([path]) => path.startsWith(prefix))
  const expected = Object.fromEntries(known.map(([path, digest]) => [path.slice(prefix.length), digest]))
  try {
    checkDigests(expected, await digestsOf(staged.folder))
    return staged
  } catch (error) {
    await staged.discard()
    throw error
  }
}

/** Fills the database at an address with a backup of either engine, or leaves it empty. */
async function restoreInto(databaseUrl: string, manifest: Manifest, settings: Settings, backup: string): Promise<void> {
  if (manifest.engine === 'postgresql') return restoreDatabase(databaseUrl, join(backup, parts.postgresql), manifest)
  const database = await stageDatabase(join(backup, parts.embedded), dataFolder(settings, 'database'))
  try {
    checkContents(manifest, database.contents)
    await moveToPostgres(database.folder, databaseUrl)
  } finally {
    await database.discard()
  }
}

async function restoreBoth(manifest: Manifest, settings: Settings, backup: string): Promise<void> {
  const { databaseUrl } = settings
  await using undone = new AsyncDisposableStack()
  const files = await stageFiles(manifest, settings, backup)
  undone.defer(files.discard)
  if (databaseUrl) {
    await restoreInto(databaseUrl, manifest, settings, backup)
    undone.defer(() => clearDatabase(databaseUrl))
    await files.place()
  } else {
    const database = await stageDatabase(join(backup, parts.embedded), dataFolder(settings, 'database'))
    undone.defer(database.discard)
    checkContents(manifest, database.contents)
    await files.place()
    await database.place()
  }
  // All is well: nothing is to be undone.
  undone.move()
}

/**
 * Restores a backup where nothing is yet, that of an embedded database into PostgreSQL too, and holds what it has restored against what was backed up: the same rows in each
 * table, the same hash of each file. It leaves all of it, or nothing.
 * @throws Error with a sentence for whoever has typed the command
 */
export async function restore(settings: Settings, backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup)
  await checkKnown(manifest)
  checkDigests(manifest.files, await digestsOf(backup))
  await checkTarget(manifest, settings)
  await makePrivateFolder(settings.dataDir)
  const work = () => restoreBoth(manifest, settings, backup)
  await (settings.databaseUrl ? work() : whileStopped(dataFolder(settings, 'database'), work))
  return manifest
}
