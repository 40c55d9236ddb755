import type { AppContext } from '../platform/app-context.ts'
import { requireDatabase } from '../platform/db/embedded/require-database.ts'
import { dataFolder, readSettings, type Settings } from '../platform/settings.ts'
import type { Print } from './command.ts'
import { sendCommand } from './control/control-client.ts'

export const print: Print = line => void process.stdout.write(`${line}\n`)

/** Runs a program beside the product, which it does not start. Errors are told in a sentence, and exit with 1. */
export function runAlone(program: (settings: Settings) => Promise<void>): void {
  const work = async () => program(readSettings(process.env))
  work().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}

/** Does some work on the product's database, without serving anybody. */
export async function withApp(settings: Settings, work: (app: AppContext) => Promise<void>): Promise<void> {
  const { boot } = await import('../boot.ts')
  const running = await boot(settings, { working: false })
  try {
    await work(running.app)
  } finally {
    await running.stop()
  }
}

/**
 * Has a command carried out by the product that runs on the embedded database; where none does, it carries it out itself.
 * No command makes a database: that it is empty would be taken for an answer.
 */
export function runCommand(name: string, argsOf = (): string[] => process.argv.slice(2)): void {
  runAlone(async settings => {
    const args = argsOf()
    if (await sendCommand(settings, { name, args }, print)) return
    if (!settings.databaseUrl) requireDatabase(dataFolder(settings, 'database'))
    const { commands } = await import('./registry.ts')
    const command = commands.get(name)
    if (command?.runWithoutApp) await command.runWithoutApp(settings, args, print)
    else await withApp(settings, async app => command?.run(app, args, print))
  })
}
