import type { ReportedKind } from '@celebrio/contract/base/reports'
import type { StatementLetter } from '@celebrio/contract/care/shapes'
import type { Language } from '@celebrio/contract/platform/languages'
import { thingName } from '#features/care/moderation'
import { messages } from './messages.ts'

type Outcome = { outcome: 'granted' | 'refused'; answer: string; kind: ReportedKind }

/** What an author reads of what became of their appeal. */
export function letterOf(language: Language, { outcome, answer, kind }: Outcome): StatementLetter {
  const { subject, ...texts } = messages[language].email
  const paragraphs = [texts[outcome](thingName(language, kind)), ...answer.split(/\n+/)].filter(Boolean)
  return { language, subject, paragraphs }
}
