import { backUp } from '../platform/backup/backup.ts'
import { version } from '../version.ts'
import { typedFolder } from './backup-folder.ts'
import { describeBackup } from './on-product/back-up.ts'
import { runAlone, say } from './run-command.ts'
import { askRunning } from './running/ask-running.ts'

runAlone(async settings => {
  const folder = typedFolder('backup')
  if (await askRunning(settings, { name: 'backup', words: [folder] }, say)) return
  describeBackup(folder, await backUp(settings, folder, version), say)
})
