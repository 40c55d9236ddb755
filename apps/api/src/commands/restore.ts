import { restore } from '../platform/backup/restore.ts'
import { typedFolder } from './backup-folder.ts'
import { print, runAlone } from './run-command.ts'

runAlone(async settings => {
  const { madeAt, tables, files } = await restore(settings, typedFolder('restore'))
  const [rows, count] = [Object.values(tables).reduce((sum, one) => sum + one, 0), Object.keys(files).length]
  print(`Everything is as it was at ${madeAt}: ${rows} rows in ${Object.keys(tables).length} tables, ${count} files.`)
})
