import type { ReportedKind } from '@celebrio/contract/base/reports'
import type { ModerationAction, StatementLetter } from '@celebrio/contract/care/shapes'
import type { Language } from '@celebrio/contract/platform/languages'
import { thingName } from '#features/care/moderation'
import { dayText } from '#platform/formats.ts'
import { messages } from './messages.ts'

export type Reversed = {
  subject_type: ReportedKind
  action: ModerationAction
  decided_at: Date
  undone_words: string | null
}

/** What an author reads of a decision that was taken back: which, what holds again, and why. */
export function letterOf(language: Language, reversed: Reversed): StatementLetter {
  const { subject_type, action, decided_at, undone_words } = reversed
  const { subject, lead, again } = messages[language].letter
  const thing = thingName(language, subject_type)
  const paragraphs = [
    lead(thing, dayText(language, decided_at)),
    action === 'dismiss' ? '' : again[action],
    ...(undone_words ?? '').split(/\n+/),
  ]
  return { language, subject: subject(thing), paragraphs: paragraphs.filter(Boolean) }
}
