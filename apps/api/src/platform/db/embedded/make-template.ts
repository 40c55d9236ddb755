import { rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { putInPlace } from './prepare-folder.ts'
import { type Embedded, startEmbedded } from './start-embedded.ts'

type TemplateOptions = { folder: string; prepare: (pool: pg.Pool) => Promise<void> }

/**
 * Makes a data folder that `startEmbedded` copies for a quick first start: initialised, then filled by `prepare`
 * (migrations, world data). Appears at `folder` only when complete, and replaces an older one there.
 */
export async function makeTemplate({ folder, prepare }: TemplateOptions): Promise<void> {
  const target = path.resolve(folder)
  const fresh = `${target}.making`
  await rm(fresh, { recursive: true, force: true })
  const embedded = await startEmbedded({ folder: fresh })
  try {
    await fill(embedded, prepare)
  } finally {
    await embedded.stop()
  }
  await putInPlace(fresh, target)
  await rm(`${fresh}.lock`, { force: true })
}

/** The checkpoint twice: the second lets go of log the first still needed. Freezing spares every copy a vacuum. */
async function fill({ host, port, database, user }: Embedded, prepare: TemplateOptions['prepare']): Promise<void> {
  const pool = new pg.Pool({ host, port, database, user, max: 1 })
  try {
    await prepare(pool)
    await pool.query('VACUUM (FREEZE, ANALYZE)')
    await pool.query('CHECKPOINT')
    await pool.query('CHECKPOINT')
  } finally {
    await pool.end()
  }
}
