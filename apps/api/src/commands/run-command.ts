import { boot } from '../boot.ts'
import type { AppContext } from '../platform/app-context.ts'
import { readSettings, type Settings } from '../platform/settings.ts'

/** Prints a line for whoever typed the command. */
export const say = (text: string): unknown => process.stdout.write(`${text}\n`)

/** Runs a command beside the product, which it does not start. Errors are told in a sentence, and exit with 1. */
export function runAlone(command: (settings: Settings) => Promise<void>): void {
  const work = async () => command(readSettings(process.env))
  work().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}

/** Runs a command on the product's database, without serving anybody. */
export function runCommand(command: (app: AppContext) => Promise<void>): void {
  runAlone(async settings => {
    const running = await boot(settings, { working: false })
    try {
      await command(running.app)
    } finally {
      await running.stop()
    }
  })
}
