import { backUp } from '../../platform/backup/backup.ts'
import { countFiles, type Manifest } from '../../platform/backup/manifest.ts'
import { describeDatabase } from '../../platform/db/describe-database.ts'
import type { Settings } from '../../platform/settings.ts'
import { version } from '../../version.ts'
import type { Command, Print } from '../command.ts'

function describe(settings: Settings, folder: string, manifest: Manifest, print: Print): void {
  const [tables, files] = [Object.keys(manifest.tables).length, countFiles(manifest)]
  print(`${folder} holds ${describeDatabase(settings)}, ${tables} tables, and ${files} files.`)
  print('It has what people keep private, and secrets: keep it where nobody else can read it.')
}

/** Backs up database and files into a folder, whose path is absolute. */
export const backup: Command = {
  async run({ settings, db }, [folder = ''], print) {
    describe(settings, folder, await backUp(settings, folder, version, db), print)
  },
  async runWithoutApp(settings, [folder = ''], print) {
    describe(settings, folder, await backUp(settings, folder, version), print)
  },
}
