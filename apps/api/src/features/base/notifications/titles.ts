import { notificationCountMax } from '@celebrio/contract/base/notifications'
import type { Language } from '@celebrio/contract/platform/languages'
import type { NoticeText, Telling } from './notice-types.ts'

const others: Record<Language, (count: string) => string> = {
  en: count => `${count} others`,
  fr: count => `${count} autres personnes`,
  es: count => `${count} personas más`,
  pt: count => `mais ${count} pessoas`,
}

const conjunction = (language: Language) => new Intl.ListFormat(language, { type: 'conjunction' })
// To make one takes longer than to write a hundred sentences with it.
const conjunctions: Record<Language, Intl.ListFormat> = {
  en: conjunction('en'),
  fr: conjunction('fr'),
  es: conjunction('es'),
  pt: conjunction('pt'),
}

/** "Ana", "Ana and Ben", "Ana, Ben, and Cleo". */
export const listInWords = (language: Language, items: readonly string[]): string =>
  conjunctions[language].format(items)

/** "Ana", "Ana and Ben", "Ana and 3 others". */
function everybody(language: Language, names: readonly string[], total: number): string {
  const [first = '', second = ''] = names
  if (total === 1) return first
  const count = total >= notificationCountMax ? `${notificationCountMax - 1}+` : String(total - 1)
  return listInWords(language, [first, total === 2 && second ? second : others[language](count)])
}

type Who = {
  /** Of those who did it, the last one first. */
  names: readonly string[]
  /** How many they are. */
  total: number
}

/** What a notification says, in a language. */
export function titleOf(language: Language, text: NoticeText, { names, total }: Who, { what = '', now = '' }: Telling) {
  return text[total === 1 ? 'one' : 'many'](everybody(language, names, total), what, now)
}
