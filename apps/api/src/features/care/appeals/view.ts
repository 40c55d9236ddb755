import type { Statement } from '@celebrio/contract/care/appeals'
import type { Language } from '@celebrio/contract/platform/languages'
import { appealBy, type DecisionRow, letterOf } from '#features/care/moderation'
import { whyNotAppeal } from './policies.ts'
import type { AppealRow } from './queries/appeals.ts'

export const ownAppealView = (row: AppealRow): NonNullable<Statement['appeal']> => ({
  words: row.words,
  appealed_at: row.appealed_at.toISOString(),
  outcome: row.outcome,
  answer: row.answer,
  decided_at: row.decided_at?.toISOString() ?? null,
})

type Reading = { language: Language; now: Date }

export const statementView = (
  decision: DecisionRow,
  appeal: AppealRow | undefined,
  { language, now }: Reading,
): Statement => ({
  id: decision.id,
  kind: decision.subject_type,
  action: decision.action,
  decided_at: decision.decided_at.toISOString(),
  undone_at: decision.undone_at?.toISOString() ?? null,
  undone_words: decision.undone_words,
  letter: letterOf(language, decision),
  appeal_by: appealBy(decision.decided_at).toISOString(),
  appeal: appeal ? ownAppealView(appeal) : null,
  can: { appeal: whyNotAppeal(decision, appeal, now) === null },
})
