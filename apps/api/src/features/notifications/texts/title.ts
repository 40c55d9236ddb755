import type { Language } from '@celebrio/contract/languages'
import { type NotificationKind, notificationCountMax } from '@celebrio/contract/notifications'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { Texts } from './texts.ts'

const texts: Record<Language, Texts> = { en, fr, es, pt }

const conjunction = (language: Language) => new Intl.ListFormat(language, { type: 'conjunction' })
// To make one takes longer than to write a hundred sentences with it.
const conjunctions: Record<Language, Intl.ListFormat> = {
  en: conjunction('en'),
  fr: conjunction('fr'),
  es: conjunction('es'),
  pt: conjunction('pt'),
}

/** "Ana", "Ana and Ben", "Ana and 3 others". */
function everybody(language: Language, names: string[], total: number): string {
  const [first = '', second = ''] = names
  if (total === 1) return first
  const others = total >= notificationCountMax ? `${notificationCountMax - 1}+` : String(total - 1)
  const rest = total === 2 && second ? second : texts[language].others(others)
  return conjunctions[language].format([first, rest])
}

/** "Sunday, November 23 at 7:00 PM", by the clocks of the place. */
const moment = (language: Language, start: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(language, {
    ...({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const),
    timeZone,
  }).format(start)

type About = {
  /** Of those who did it, the last one first. */
  names: string[]
  /** How many they are. */
  total: number
  /** When that begins of which a reminder tells, and the zone of the place. */
  start?: Date
  timezone?: string
}

/** What a notification says, in a language. */
export function titleOf(language: Language, kind: NotificationKind, about: About): string {
  const { names, total, start, timezone } = about
  const form = texts[language].kinds[kind]
  if (start && timezone) return form.one(moment(language, start, timezone))
  return form[total === 1 ? 'one' : 'many'](everybody(language, names, total))
}
