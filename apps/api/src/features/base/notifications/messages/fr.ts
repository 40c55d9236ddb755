import type { Messages } from './en.ts'

export const fr: Messages = {
  others: count => `${count} autres personnes`,
}
