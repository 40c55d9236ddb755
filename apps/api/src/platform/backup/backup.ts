import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '../db/database.ts'
import { requireDatabase } from '../db/embedded/require-database.ts'
import { syncDirectory, syncTree } from '../db/embedded/sync-tree.ts'
import { dataFolder, type Settings } from '../settings.ts'
import { newTemporaryFolder, sweepTemporaryFoldersIn } from '../temporary.ts'
import { digestsOf } from './digests.ts'
import { copyDatabase, openAndCount, whilePaused, whileStopped } from './embedded.ts'
import { filesOf } from './files.ts'
import { type Contents, type Manifest, parts, writeManifest } from './manifest.ts'
import { dumpDatabase } from './postgres.ts'

/** @param running the embedded database of a product that runs */
async function saveEmbedded(settings: Settings, to: string, running: Db | undefined): Promise<Contents> {
  const folder = dataFolder(settings, 'database')
  requireDatabase(folder)
  const copy = () => copyDatabase(folder, to)
  await (running ? whilePaused(running, copy) : whileStopped(folder, copy))
  return openAndCount(to)
}

/** The database first: whatever file a row of it speaks of is there then, unless it has been deleted since. */
async function saveBoth(settings: Settings, to: string, running: Db | undefined): Promise<Contents> {
  const contents = await (settings.databaseUrl
    ? dumpDatabase(settings.databaseUrl, join(to, parts.postgresql))
    : saveEmbedded(settings, join(to, parts.embedded), running))
  await filesOf(settings).save(join(to, parts.files))
  return contents
}

async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  if (names.length > 0) throw new Error(`${folder} is not empty. A backup goes into a folder of its own.`)
}

/**
 * Backs up database and files into a new folder, which appears when it is whole. The product may run meanwhile; on the
 * embedded database it does it itself.
 * @param running the embedded database of the product that does so
 * @throws Error with a sentence for whoever has typed the command
 */
export async function backUp(settings: Settings, folder: string, version: string, running?: Db): Promise<Manifest> {
  await requireEmpty(folder)
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true })
  sweepTemporaryFoldersIn(parent)
  // For this user alone: it holds what people keep private, and the secrets that links are signed with.
  const fresh = await newTemporaryFolder(parent)
  try {
    const contents = await saveBoth(settings, fresh, running)
    const engine = settings.databaseUrl ? 'postgresql' : 'embedded'
    const manifest = {
      version,
      madeAt: new Date().toISOString(),
      engine,
      ...contents,
      files: await digestsOf(fresh),
    } as const
    await writeManifest(fresh, manifest)
    await syncTree(fresh)
    // Another one may have been made there meanwhile.
    await requireEmpty(folder)
    await rmdir(folder).catch(() => undefined)
    await rename(fresh, folder)
    await syncDirectory(parent)
    return { format: 1, ...manifest }
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  }
}
