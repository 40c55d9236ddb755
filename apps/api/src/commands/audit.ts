import { verifyLog } from '#features/base/audit-log'
import { runCommand, say } from './run-command.ts'

runCommand(async app => {
  const { entries, broken } = await verifyLog(app)
  say(`The audit log has ${entries} entries.`)
  if (broken !== null) throw new Error(`It is not as it was written, from entry ${broken} on.`)
  say('Its chain is whole.')
})
