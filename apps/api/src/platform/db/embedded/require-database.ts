import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a folder has an embedded database. */
export const hasDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))

/** @throws Error with a sentence for whoever has typed a command, when a folder has none */
export function requireDatabase(folder: string): void {
  if (!hasDatabase(folder)) throw new Error(`There is no database in ${folder}.`)
}
