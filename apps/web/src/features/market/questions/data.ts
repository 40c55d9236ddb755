import { type Question, questions } from '@celebrio/contract/market/questions'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

const key = ['questions'] as const

/** What a provider was asked and has answered. */
export const answeredQuery = (providerId: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...key, 'of', providerId] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(questions.ofProvider, { params: { id: providerId }, query: pageAt(pageParam), signal }),
  })

/** What waits for an answer by the viewer's company. */
export const waitingQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: [...key, 'waiting'] as readonly unknown[],
  queryFn: ({ pageParam, signal }) => call(questions.waiting, { query: pageAt(pageParam), signal }),
})

export const useAsk = (providerId: number, onSent: () => void) => {
  const { t } = useTranslation('questions')
  return useAction({
    send: (question: string) => call(questions.ask, { params: { id: providerId }, body: { question } }),
    onSuccess: onSent,
    success: t('sent'),
    failure: firstIssueText,
    invalidates: key,
    invalidatesAfter: 'both',
  })
}

export const useAnswer = ({ id }: Question, onSaved: () => void) => {
  const { t } = useTranslation('questions')
  return useAction({
    send: (answer: string) => call(questions.answer, { params: { id }, body: { answer } }),
    onSuccess: onSaved,
    success: t('answered'),
    failure: firstIssueText,
    invalidates: key,
    invalidatesAfter: 'both',
  })
}

export const useDelete = ({ id }: Question) => {
  const { t } = useTranslation('questions')
  return useAction({
    send: () => call(questions.delete, { params: { id } }),
    success: t('deleted'),
    invalidates: key,
    invalidatesAfter: 'both',
  })
}
