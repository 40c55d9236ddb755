import { verifyLog } from '#features/base/audit-log'
import { describeDatabase } from '../../platform/db/describe-database.ts'
import type { Command } from '../command.ts'

/** Says whether the log of what the staff has done is as it was written. */
export const audit: Command = {
  async run(app, _args, print) {
    const { entries, broken } = await verifyLog(app)
    print(`The audit log of ${describeDatabase(app.settings)} has ${entries} ${entries === 1 ? 'entry' : 'entries'}.`)
    if (broken !== null) throw new Error(`It is not as it was written, from entry ${broken} on.`)
    print('Its chain is whole.')
  },
}
