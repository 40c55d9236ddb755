import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readMigrations } from './migrate.ts'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const lockfile = `${root}package-lock.json`
/** Code that decides what the tables hold from the start. */
const loaders = `${root}apps/api/src/features/base/locations/`
const jobQueue = `${root}apps/api/src/platform/jobs/open-queue.ts`

/**
 * Where the prepared database of this version lies: schema, places of the world and the job queue, copied at the very
 * first start. Named by what it is made of, so that a change makes a new one.
 */
export async function templateFolder(): Promise<string> {
  const digest = createHash('sha256').update(await readFile(lockfile))
  for (const { checksum } of await readMigrations()) digest.update(checksum)
  for (const name of (await readdir(loaders)).sort()) digest.update(await readFile(loaders + name))
  digest.update(await readFile(jobQueue))
  return `${root}.cache/database-${digest.digest('hex').slice(0, 16)}`
}
