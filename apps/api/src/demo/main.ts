import { boot } from '../boot.ts'
import { readSettings } from '../platform/settings.ts'
import { loadDemo } from './load-demo.ts'
import { printSignIns } from './print-sign-ins.ts'

async function main(): Promise<void> {
  const running = await boot(readSettings(process.env), { working: false })
  try {
    const signIns = await loadDemo(running.app)
    process.stdout.write(printSignIns(signIns))
    if (signIns.length === 0) process.exitCode = 1
  } finally {
    await running.stop()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
