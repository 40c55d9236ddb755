import { typedFolder } from './backup-folder.ts'
import { runCommand } from './run-command.ts'

runCommand('backup', () => [typedFolder('backup')])
