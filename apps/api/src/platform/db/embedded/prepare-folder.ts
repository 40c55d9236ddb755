import { constants } from 'node:fs'
import { access, chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { closeDatabase, openDatabase } from './open-database.ts'
import { syncDirectory, syncTree } from './sync-tree.ts'

/** The template for a new folder, and the callback for disk failures while it is built. */
type Origin = { template: string | undefined; fail: (reason: string) => void }

/**
 * Makes sure that `folder` holds an initialised database: a copy of the template, or a fresh one. Built under
 * a temporary name, synced and then renamed, so an interrupted start never leaves half a database. The caller holds the lock.
 */
export async function prepareFolder(folder: string, origin: Origin): Promise<void> {
  if (await isDatabase(folder)) return
  await rejectForeignFiles(folder)
  const fresh = `${folder}.new`
  await rm(fresh, { recursive: true, force: true })
  await (origin.template === undefined ? create(fresh, origin) : copy(origin.template, fresh))
  await chmod(fresh, 0o700)
  await putInPlace(fresh, folder)
}

/** Whether the folder is a PostgreSQL data folder. */
async function isDatabase(folder: string): Promise<boolean> {
  return access(path.join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/** Moves a finished folder to its final place, durably. An older folder there is replaced. */
export async function putInPlace(fresh: string, folder: string): Promise<void> {
  await syncTree(fresh)
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
  await syncDirectory(path.dirname(folder))
}

async function rejectForeignFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  throw new Error(`${folder} holds files that are not a database. Empty it, or set DATA_DIR to another folder.`)
}

async function copy(template: string, fresh: string): Promise<void> {
  if (!(await isDatabase(template))) throw new Error(`The template ${template} is not a database folder.`)
  await cp(template, fresh, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

async function create(fresh: string, { fail }: Origin): Promise<void> {
  await mkdir(fresh, { recursive: true })
  await closeDatabase(await openDatabase(fresh, fail))
}
