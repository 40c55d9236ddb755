import { type Boost, boosts } from '@celebrio/contract/market/boosts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

const keys = { all: ['boosts'] } as const

/** The first and the last day, `YYYY-MM-DD`. */
export type Dates = { start_date: string; end_date: string }

/** The boosts of a deal of the viewer's own, and on which days it can be boosted. */
export const boostsQuery = (dealId: number) =>
  queryOptions({
    queryKey: [...keys.all, dealId],
    queryFn: ({ signal }) => call(boosts.list, { params: { id: dealId }, signal }),
  })

/** Those that stop when the deal goes. */
export const openBoosts = (boosts: readonly Boost[]): Boost[] =>
  boosts.filter(({ state }) => state === 'running' || state === 'planned')

/** What some days cost: the server says so. */
export const quoteQuery = (dealId: number, dates: Dates) =>
  queryOptions({
    queryKey: [...keys.all, dealId, 'quote', dates],
    queryFn: async ({ signal }) => (await call(boosts.quote, { params: { id: dealId }, query: dates, signal })).quote,
    placeholderData: keepPreviousData,
    retry: false,
    // It is a sum of money: one that was shown before is not shown again.
    gcTime: 0,
  })

/** Begins to pay for a boost, and leads to where it is paid. A call that is sent again is the same one. */
export function useBoost(dealId: number) {
  const key = useRef(crypto.randomUUID())
  return useAction({
    send: (dates: Dates) =>
      call(boosts.create, {
        params: { id: dealId },
        body: dates,
        key: `${key.current}-${dates.start_date}-${dates.end_date}`,
      }),
    onSuccess: ({ payment: { url } }) => {
      key.current = crypto.randomUUID()
      if (url !== null) window.location.assign(url)
    },
  })
}
