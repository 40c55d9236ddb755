import { appeals } from '@celebrio/contract/care/appeals'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { moderationKey } from '#features/care/moderation'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'

/** A statement, and who asks for it: its author, or whoever has the key of the letter. */
export type StatementKey = { id: number; key: string | undefined }

const statementKey = ({ id }: StatementKey) => ['statement', id] as const

export const statementQuery = ({ id, key }: StatementKey) =>
  queryOptions({
    queryKey: statementKey({ id, key }),
    queryFn: async ({ signal }) =>
      (await call(appeals.statement, { params: { id }, query: { key }, signal })).statement,
  })

export const useAppeal = ({ id, key }: StatementKey, onSent: () => void) => {
  const { t } = useTranslation('appeals')
  return useAction({
    send: (words: string) => call(appeals.appeal, { params: { id }, body: { words, key } }),
    onSuccess: onSent,
    success: t('sent'),
    failure: firstIssueText,
    invalidates: statementKey({ id, key }),
    invalidatesAfter: 'both',
  })
}

/** The appeal against the decision of a case, as the staff reads it. */
export const appealQuery = (caseId: number) =>
  queryOptions({
    queryKey: [...moderationKey, 'appeal', caseId] as const,
    queryFn: async ({ signal }) => (await call(appeals.read, { params: { id: caseId }, signal })).appeal,
  })

export type Outcome = { outcome: 'granted' | 'refused'; words: string }

/** What the author would read. */
export const usePreviewOutcome = (caseId: number) =>
  useAction({
    send: async (body: Outcome) => (await call(appeals.preview, { params: { id: caseId }, body })).letter,
    failure: firstIssueText,
  })

export const useDecideAppeal = (caseId: number, onDecided: () => void) => {
  const { t } = useTranslation('appeals')
  return useAction({
    send: (body: Outcome) => call(appeals.decide, { params: { id: caseId }, body }),
    onSuccess: onDecided,
    success: t('appealDecided'),
    failure: firstIssueText,
    invalidates: moderationKey,
    invalidatesAfter: 'both',
  })
}
