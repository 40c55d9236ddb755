import { runAlone, withApp } from '../commands/run-command.ts'
import { loadDemo } from './load-demo.ts'
import { printSignIns } from './print-sign-ins.ts'

runAlone(settings =>
  withApp(settings, async app => {
    const signIns = await loadDemo(app)
    process.stdout.write(printSignIns(signIns))
    if (signIns.length === 0) process.exitCode = 1
  }),
)
