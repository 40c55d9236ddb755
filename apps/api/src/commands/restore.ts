import { countFiles } from '../platform/backup/manifest.ts'
import { restore } from '../platform/backup/restore.ts'
import { typedFolder } from './backup-folder.ts'
import { print, runAlone } from './run-command.ts'

runAlone(async settings => {
  const manifest = await restore(settings, typedFolder('restore'))
  const rows = Object.values(manifest.tables)
  const count = rows.reduce((sum, one) => sum + one, 0)
  print(
    `Everything is as it was at ${manifest.madeAt}: ${count} rows in ${rows.length} tables, ${countFiles(manifest)} files.`,
  )
})
