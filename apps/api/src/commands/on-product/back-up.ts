import { backUp } from '../../platform/backup/backup.ts'
import type { Manifest } from '../../platform/backup/manifest.ts'
import { version } from '../../version.ts'
import type { Command, Say } from '../command.ts'

/** Says what a backup holds, and what to do with it. */
export function describeBackup(folder: string, { tables, files }: Manifest, say: Say): void {
  say(`${folder} holds ${Object.keys(tables).length} tables and ${Object.keys(files).length} files.`)
  say('It has what people keep private, and secrets: keep it where nobody else can read it.')
}

/** Backs up the product, which runs, into the folder that was typed. */
export const backUpRunning: Command = async ({ settings, db }, [folder = ''], say) =>
  describeBackup(folder, await backUp(settings, folder, version, db), say)
