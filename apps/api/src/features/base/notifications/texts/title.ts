import { type NotificationKind, notificationCountMax, reminderKinds } from '@celebrio/contract/base/notifications'
import type { Language } from '@celebrio/contract/platform/languages'
import type { What } from '../what.ts'
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

const isReminder = (kind: NotificationKind): boolean => reminderKinds.some(reminder => reminder === kind)

type About = {
  /** Of those who did it, the last one first. */
  names: string[]
  /** How many they are. */
  total: number
} & What

/** What a notification says, in a language. */
export function titleOf(language: Language, kind: NotificationKind, about: About): string {
  const { names, total, changed, now = '' } = about
  const { kinds, parts, being } = texts[language]
  const form = kinds[kind]
  if (isReminder(kind)) return form.one(now, now)
  const what = changed ? conjunctions[language].format(changed.map(part => parts[part])) : now
  const title = form[total === 1 ? 'one' : 'many'](everybody(language, names, total), what)
  return changed && now ? being(title, now) : title
}
