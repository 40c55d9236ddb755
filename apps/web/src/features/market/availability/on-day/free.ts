import type { Event } from '@celebrio/contract/celebrations/events'
import { availability } from '@celebrio/contract/market/availability'
import type { DayStatus } from '@celebrio/contract/market/availability-shapes'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { type QueryClient, queryOptions, useQueries } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { daysOf } from './days.ts'

/** `undefined` as long as nobody knows: whoever asks is told. */
export type Free = DayStatus | undefined

export type When = Pick<Event, 'event_date' | 'end_date' | 'timezone'>

const statusQuery = (id: number, when: When) => {
  const { timezone } = when
  const { from, to } = daysOf(when)
  return queryOptions({
    queryKey: ['availability', 'on-day', id, from, to, timezone],
    queryFn: ({ signal }) => call(availability.ofProvider, { params: { id }, query: { from, to, timezone }, signal }),
  })
}

const statusOf = (answer: Answer<typeof availability.ofProvider> | undefined): Free =>
  answer && (answer.days.find(({ status }) => status !== 'free')?.status ?? 'free')

type Providers = readonly { id: number }[]

/** Which providers are free on the days of an event; none is known while there are no days. */
export function useFree(when: When | null, providers: Providers): ReadonlyMap<number, Free> {
  const answers = useQueries({ queries: when ? providers.map(({ id }) => statusQuery(id, when)) : [] })
  return new Map(providers.map(({ id }, at) => [id, statusOf(answers[at]?.data)]))
}

/** The same, of an event that is to be asked for at once. Who could not be asked is not known. */
export async function readFree(client: QueryClient, when: When, providers: Providers): Promise<Map<number, Free>> {
  const read = async ({ id }: { id: number }): Promise<[number, Free]> => {
    const answer = await client.fetchQuery(statusQuery(id, when)).catch(() => undefined)
    return [id, statusOf(answer)]
  }
  return new Map(await Promise.all(providers.map(read)))
}
