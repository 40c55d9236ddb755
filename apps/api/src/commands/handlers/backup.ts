import { backUp } from '../../platform/backup/backup.ts'
import type { Manifest } from '../../platform/backup/manifest.ts'
import { version } from '../../version.ts'
import type { Command, Print } from '../command.ts'

function describe(folder: string, { tables, files }: Manifest, print: Print): void {
  print(`${folder} holds ${Object.keys(tables).length} tables and ${Object.keys(files).length} files.`)
  print('It has what people keep private, and secrets: keep it where nobody else can read it.')
}

/** Backs up database and files into a folder, whose path is absolute. */
export const backup: Command = {
  async run({ settings, db }, [folder = ''], print) {
    describe(folder, await backUp(settings, folder, version, db), print)
  },
  async runWithoutApp(settings, [folder = ''], print) {
    describe(folder, await backUp(settings, folder, version), print)
  },
}
