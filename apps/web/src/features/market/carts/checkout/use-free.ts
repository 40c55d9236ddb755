import type { Event } from '@celebrio/contract/celebrations/events'
import { availability, type DayStatus } from '@celebrio/contract/market/availability'
import type { Cart } from '@celebrio/contract/market/carts'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { daysOf } from './days.ts'

/** `undefined` as long as nobody knows: whoever asks is told. */
export type Free = DayStatus | undefined

const statusQuery = (id: number, event: Event) => {
  const { timezone } = event
  const { from, to } = daysOf(event)
  return queryOptions({
    queryKey: ['availability', 'at', id, from, to, timezone],
    queryFn: ({ signal }) => call(availability.ofProvider, { params: { id }, query: { from, to, timezone }, signal }),
    select: ({ days }): Free => days.find(({ status }) => status !== 'free')?.status ?? 'free',
  })
}

/** Which providers of the cart are free on the days of an event. */
export function useFree(event: Event, { providers }: Cart): ReadonlyMap<number, Free> {
  const answers = useQueries({ queries: providers.map(({ id }) => statusQuery(id, event)) })
  return new Map(providers.map(({ id }, at) => [id, answers[at]?.data]))
}
