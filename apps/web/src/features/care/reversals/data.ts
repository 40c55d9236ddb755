import { reversals } from '@celebrio/contract/care/reversals'
import { useTranslation } from 'react-i18next'
import { moderationKey } from '#features/care/moderation'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'

/** What a moderator has put down so far; an empty note stands for none. */
export type ReversalDraft = { words: string; note: string }

const bodyOf = ({ words, note }: ReversalDraft) => ({ words: words.trim(), note: note.trim() || undefined })

/** What the author would read. */
export const usePreview = (caseId: number) =>
  useAction({
    send: async (draft: ReversalDraft) =>
      (await call(reversals.preview, { params: { id: caseId }, body: bodyOf(draft) })).letter,
    failure: firstIssueText,
  })

/** Takes a decision back. */
export const useReverse = (caseId: number, onDone: () => void) => {
  const { t } = useTranslation('reversals')
  return useAction({
    send: (draft: ReversalDraft) => call(reversals.reverse, { params: { id: caseId }, body: bodyOf(draft) }),
    onSuccess: onDone,
    success: t('undone'),
    failure: firstIssueText,
    invalidates: moderationKey,
    invalidatesAfter: 'both',
  })
}

/** Opens again what was dismissed. */
export const useReopen = (caseId: number, onDone: () => void) => {
  const { t } = useTranslation('reversals')
  return useAction({
    send: () => call(reversals.reopen, { params: { id: caseId }, body: {} }),
    onSuccess: onDone,
    success: t('reopened'),
    failure: firstIssueText,
    invalidates: moderationKey,
    invalidatesAfter: 'both',
  })
}
