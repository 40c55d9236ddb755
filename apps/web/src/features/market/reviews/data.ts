import { type Review, reviews } from '@celebrio/contract/market/reviews'
import type { ReportForm } from '@celebrio/contract/platform/reports'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { bookingKeys } from '#features/market/bookings'
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

/** What the two sides of a booking say of each other. */
export const bookingReviewsQuery = (bookingId: number) =>
  queryOptions({
    queryKey: [...bookingKeys.all, 'reviews', bookingId],
    queryFn: ({ signal }) => call(reviews.ofBooking, { params: { id: bookingId }, signal }),
  })

/** What providers say of the celebrant of a booking. */
export const celebrantReviewsQuery = (bookingId: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...key, 'celebrant', bookingId] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(reviews.ofCelebrant, { params: { id: bookingId }, query: pageAt(pageParam), signal }),
  })

/** A review may have become visible, with that of the other side, and counts from then on. */
export async function rereadReviews(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: key }),
    client.invalidateQueries({ queryKey: bookingKeys.all }),
    client.invalidateQueries({ queryKey: ['stores'] }),
    client.invalidateQueries({ queryKey: ['finding'] }),
  ])
}

export const useAnswer = ({ id }: Review, onSaved: () => void) => {
  const { t } = useTranslation('reviews')
  return useAction({
    send: (answer: string) => call(reviews.answer, { params: { id }, body: { answer } }),
    onSuccess: (_, __, client) => {
      onSaved()
      return rereadReviews(client)
    },
    onError: (_, __, client) => rereadReviews(client),
    success: t('answered'),
    failure: firstIssueText,
  })
}

export const useReport = ({ id }: Review) => {
  const { t } = useTranslation('reviews')
  return useAction({
    send: (said: ReportForm) => call(reviews.report, { params: { id }, body: said }),
    success: t('reported'),
  })
}
