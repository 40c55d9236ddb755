import type { AppContext } from '../platform/app-context.ts'

/** Prints a line for whoever typed the command. */
export type Say = (line: string) => void

/**
 * What a command does with the product.
 * @param words what was typed after its name
 * @throws Error with a sentence for whoever typed it
 */
export type Command = (app: AppContext, words: readonly string[], say: Say) => Promise<void>
