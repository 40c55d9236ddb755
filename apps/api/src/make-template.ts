import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { seedLocations } from './features/base/locations/seed-locations.ts'
import { sqlOn } from './platform/db/database.ts'
import { makeTemplate } from './platform/db/embedded/make-template.ts'
import { migrate } from './platform/db/migrate.ts'
import { templateFolder } from './platform/db/template.ts'
import { prepareQueue } from './platform/jobs/open-queue.ts'

/**
 * Makes the prepared database of this version, unless it is there: schema, places of the world and the job queue. With it the very
 * first start takes a copy instead of a minute. Templates of other versions go.
 */
export async function ensureTemplate(): Promise<string> {
  const folder = await templateFolder()
  if (existsSync(folder)) return folder
  await makeTemplate({
    folder,
    async prepare(pool) {
      await migrate(pool)
      await seedLocations(sqlOn(pool))
      await prepareQueue(pool)
    },
  })
  for (const name of await readdir(dirname(folder))) {
    if (name.startsWith('database-') && name !== basename(folder))
      await rm(join(dirname(folder), name), { recursive: true, force: true })
  }
  return folder
}

if (import.meta.main) await ensureTemplate()
