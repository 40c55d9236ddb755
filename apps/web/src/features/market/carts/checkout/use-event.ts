import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { eventQuery, upcomingOwnQuery } from '#features/celebrations/events'
import { canServe } from '../bookable.ts'

const idIn = (query: URLSearchParams): number | null => {
  const id = Number(query.get('event_id'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The event of the address, if providers can be asked for it, or else the next one of the viewer's. */
export function useEvent() {
  const [query, setQuery] = useSearchParams()
  const id = idIn(query)
  const own = useInfiniteQuery(upcomingOwnQuery)
  const named = useQuery({ ...eventQuery(id ?? 0), enabled: id !== null })
  const [now] = useState(() => new Date())
  const events = own.data?.pages.flatMap(page => page.events) ?? []
  const wanted = id !== null && named.data ? [named.data] : []
  const event = [...wanted, ...events].find(one => canServe(one, now)) ?? null
  return {
    event,
    isPending: own.isPending || (id !== null && named.isPending),
    error: own.data ? null : own.error,
    isFetching: own.isFetching,
    refetch: own.refetch,
    choose: (event_id: number) => setQuery({ event_id: String(event_id) }, { replace: true }),
  }
}
