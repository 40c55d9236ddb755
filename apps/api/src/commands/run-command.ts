import type { AppContext } from '../platform/app-context.ts'
import { readSettings, type Settings } from '../platform/settings.ts'
import type { Say } from './command.ts'
import type { CommandName } from './on-product/commands.ts'
import { askRunning } from './running/ask-running.ts'

/** Prints a line for whoever typed the command. */
export const say: Say = line => void process.stdout.write(`${line}\n`)

/** Runs a command beside the product, which it does not start. Errors are told in a sentence, and exit with 1. */
export function runAlone(command: (settings: Settings) => Promise<void>): void {
  const work = async () => command(readSettings(process.env))
  work().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}

async function onProduct(settings: Settings, work: (app: AppContext) => Promise<void>): Promise<void> {
  const { boot } = await import('../boot.ts')
  const running = await boot(settings, { working: false })
  try {
    await work(running.app)
  } finally {
    await running.stop()
  }
}

/** Does some work on the product's database, without serving anybody. */
export const runOnProduct = (work: (app: AppContext) => Promise<void>): void =>
  runAlone(settings => onProduct(settings, work))

/** Has a command done by the product that runs on the embedded database; on any other it does it itself. */
export function runCommand(name: CommandName): void {
  runAlone(async settings => {
    const words = process.argv.slice(2)
    if (await askRunning(settings, { name, words }, say)) return
    const { commands } = await import('./on-product/commands.ts')
    await onProduct(settings, app => commands[name](app, words, say))
  })
}
