import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readMigrations } from './migrate.ts'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const lockfile = `${root}package-lock.json`
/** Source files that determine the initial contents of the tables. */
const loaders = `${root}apps/api/src/features/base/locations/`
const jobQueue = `${root}apps/api/src/platform/jobs/open-queue.ts`

/**
 * Path of this version's template database: schema, locations and the job queue, copied at the very
 * first start. The name contains a hash of its sources, so that a change makes a new one.
 */
export async function templateFolder(): Promise<string> {
  const digest = createHash('sha256').update(await readFile(lockfile))
  for (const { name, checksum } of await readMigrations()) digest.update(name + checksum)
  const sources = await Array.fromAsync(glob('**/*.ts', { cwd: loaders }))
  for (const name of sources.sort()) digest.update(await readFile(loaders + name))
  digest.update(await readFile(jobQueue))
  return `${root}.cache/database-${digest.digest('hex').slice(0, 16)}`
}
