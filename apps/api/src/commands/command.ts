import type { AppContext } from '../platform/app-context.ts'
import type { Settings } from '../platform/settings.ts'

/** Prints a line for whoever typed the command. */
export type Print = (line: string) => void

/**
 * A command of the command line. Each of its ways throws an Error with a sentence for whoever typed it.
 */
export type Command = {
  /** @param args what was typed after its name */
  run(app: AppContext, args: readonly string[], print: Print): Promise<void>
  /** Instead of that where no product runs, if it needs none. */
  runWithoutApp?(settings: Settings, args: readonly string[], print: Print): Promise<void>
}
