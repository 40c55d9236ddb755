import { type Review, reviews } from '@celebrio/contract/market/reviews'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

const key = ['reviews'] as const

/** What celebrants say of a provider. */
export const reviewsQuery = (providerId: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...key, 'of', providerId] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(reviews.ofProvider, { params: { id: providerId }, query: pageAt(pageParam), signal }),
  })

export const useAnswer = ({ id }: Review, onSaved: () => void) => {
  const { t } = useTranslation('reviews')
  return useAction({
    send: (answer: string) => call(reviews.answer, { params: { id }, body: { answer } }),
    onSuccess: onSaved,
    success: t('answered'),
    failure: firstIssueText,
    invalidates: key,
    invalidatesAfter: 'both',
  })
}

export const useReport = ({ id }: Review) => {
  const { t } = useTranslation('reviews')
  return useAction({
    send: (reason: string) => call(reviews.report, { params: { id }, body: { reason } }),
    success: t('reported'),
  })
}
