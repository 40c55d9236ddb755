import { backUp } from '../platform/backup/backup.ts'
import { version } from '../version.ts'
import { typedFolder } from './backup-folder.ts'
import { runAlone, say } from './run-command.ts'

runAlone(async settings => {
  const folder = typedFolder('backup')
  const { tables, files } = await backUp(settings, folder, version)
  say(`${folder} holds ${Object.keys(tables).length} tables and ${Object.keys(files).length} files.`)
  say('It has what people keep private, and secrets: keep it where nobody else can read it.')
})
