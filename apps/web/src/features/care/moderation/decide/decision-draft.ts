import type { CaseDetails } from '@celebrio/contract/care/shapes'
import { useDraft } from '#lib/drafts.ts'
import type { DecisionDraft } from '../data.ts'

/** What is put down at first: the rule that whoever reported it has named. */
const startOf = ({ rule }: CaseDetails): DecisionDraft => ({
  action: '',
  rule: rule ?? '',
  words: '',
  days: '7',
  note: '',
})

/** What the viewer has put down about a case so far. */
export const useDecisionDraft = (details: CaseDetails) => useDraft(`decision:${details.id}`, () => startOf(details))
