import { type AvailabilityForm, availability, type DaysForm } from '@celebrio/contract/market/availability'
import { type AvailabilityTerms, availabilityLimits, type Day } from '@celebrio/contract/market/availability-shapes'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { viewerTimeZone } from '#lib/formats-zones.ts'
import { lastOf } from './month/calendar.ts'

const key = ['availability'] as const

/** The days of a provider in a month, as far as the viewer may know. */
export const daysQuery = (providerId: number, month: string) =>
  queryOptions({
    queryKey: [...key, providerId, month] as const,
    queryFn: ({ signal }) =>
      call(availability.ofProvider, {
        params: { id: providerId },
        query: { from: `${month}-01`, to: lastOf(month), timezone: viewerTimeZone() },
        signal,
      }),
  })

export const termsQuery = queryOptions({
  queryKey: [...key, 'terms'],
  queryFn: ({ signal }) => call(availability.get, { signal }),
})

/** Who holds a day of the viewer's store. */
export const holdsOnQuery = (day: string) =>
  queryOptions({
    queryKey: [...key, 'holds', day],
    queryFn: ({ signal }) => call(availability.holds, { query: { side: 'provider', day, per_page: 100 }, signal }),
  })

/** The days that the viewer holds, wherever: what is asked for in the meantime is held no more. */
export const ownHoldsQuery = queryOptions({
  queryKey: [...key, 'own holds'],
  queryFn: async ({ signal }) => (await call(availability.holds, { query: { per_page: 100 }, signal })).holds,
  refetchOnMount: 'always',
})

/** The last day that can be marked or held. */
export const { ahead } = availabilityLimits

export const useHold = (providerId: number) => {
  const { t } = useTranslation('availability')
  return useAction({
    send: (day: string) =>
      call(availability.hold, { params: { id: providerId }, body: { day, timezone: viewerTimeZone() } }),
    success: t('heldToast'),
    failure: firstIssueText,
    invalidates: key,
    invalidatesAfter: 'both',
  })
}

export const useRelease = () => {
  const { t } = useTranslation('availability')
  return useAction({
    send: (id: number) => call(availability.release, { params: { id } }),
    success: t('releasedToast'),
    invalidates: key,
    invalidatesAfter: 'both',
  })
}

type Days = Answer<typeof availability.ofProvider>

const isDays = (data: unknown): data is Days => typeof data === 'object' && data !== null && 'days' in data

/** Shows at once what is said of days; what else keeps a day from being free is told by the answer. */
function showMarked(client: QueryClient, { from, to = from, is_off }: DaysForm): () => void {
  const before = client.getQueriesData({ queryKey: key })
  const marked = (day: Day): Day =>
    day.day < from || day.day > to ? day : { ...day, is_free: !is_off, status: is_off ? 'off' : 'free' }
  for (const [queryKey, data] of before)
    if (isDays(data)) client.setQueryData(queryKey, { ...data, days: data.days.map(marked) })
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
  }
}

/** Takes days off, or opens them again; many one after the other. */
export const useMark = () =>
  useAction({
    queue: [...key, 'mark'],
    send: (days: DaysForm) => call(availability.mark, { body: days }),
    optimistic: (days, client) => showMarked(client, days),
    failure: firstIssueText,
    invalidates: key,
    invalidatesAfter: 'both',
  })

export const saveTerms = (body: AvailabilityForm): Promise<AvailabilityTerms> => call(availability.edit, { body })

export const reread = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key })
