import type { ReportedKind } from '@celebrio/contract/base/reports'
import type { ModerationAction, StatementLetter } from '@celebrio/contract/care/shapes'
import type { Language } from '@celebrio/contract/platform/languages'
import type { BrokenRule } from '@celebrio/contract/platform/reports'
import { dayText } from '#platform/formats.ts'
import { messages } from './messages.ts'
import { appealBy } from './rules.ts'

export type Reasons = {
  subject_type: ReportedKind
  action: ModerationAction
  rule: BrokenRule | null
  words: string | null
  suspended_until: Date | null
  decided_at: Date
  excerpt: string
}

/** What was done. Whoever is suspended reads what became of the thing as well. */
function didOf(language: Language, { subject_type, action, suspended_until }: Reasons): string[] {
  const { statement, things } = messages[language]
  const thing = things[subject_type]
  if (action === 'dismiss') return []
  if (action !== 'suspend') return [statement[action](thing)]
  const suspended = statement.suspend(suspended_until && dayText(language, suspended_until))
  return subject_type === 'user' ? [suspended] : [suspended, statement.hideToo(thing)]
}

/**
 * The statement of reasons: what was done, to what, why and by which rule, that people have decided it, until when it holds, and how
 * to have it looked at again (Regulation (EU) 2022/2065, article 17). Of what is dismissed nothing is written.
 */
export function letterOf(language: Language, reasons: Reasons): StatementLetter {
  const { subject_type, action, rule, words, decided_at, excerpt } = reasons
  const { statement, rules, things } = messages[language]
  if (action === 'dismiss' || rule === null) return { language, subject: '', paragraphs: [] }
  const paragraphs = [
    ...didOf(language, reasons),
    excerpt !== '' && subject_type !== 'user' ? statement.quote(excerpt) : '',
    statement.rule(rules[rule]),
    ...(words ?? '').split(/\n+/),
    statement.byPeople,
    statement.appeal(dayText(language, appealBy(decided_at))),
  ]
  return { language, subject: statement.subject[action](things[subject_type]), paragraphs: paragraphs.filter(Boolean) }
}

/** "a post" */
export const kindName = (language: Language, kind: ReportedKind): string => messages[language].kinds[kind]

/** "your post" */
export const thingName = (language: Language, kind: ReportedKind): string => messages[language].things[kind]
