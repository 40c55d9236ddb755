import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { eventQuery } from '#features/celebrations/events'
import { canServe } from '../bookable.ts'
import { useAbleEvents } from '../use-able-events.ts'

const idIn = (query: URLSearchParams): number | null => {
  const id = Number(query.get('event_id'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/**
 * The event of the address, if providers can be asked for it, or else the only one of the viewer's. Of several the viewer
 * chooses: the next one may well be another.
 */
export function useEvent() {
  const [query, setQuery] = useSearchParams()
  const id = idIn(query)
  const { own, now, able, only } = useAbleEvents()
  const named = useQuery({ ...eventQuery(id ?? 0), enabled: id !== null })
  const wanted = id !== null && named.data ? [named.data] : []
  const event = wanted.find(one => canServe(one, now)) ?? only
  return {
    event,
    /** Whether there are several to choose from. */
    hasChoice: event === null && (able.length > 0 || own.hasNextPage),
    isPending: own.isPending || (id !== null && named.isPending),
    error: own.data ? null : own.error,
    isFetching: own.isFetching,
    refetch: own.refetch,
    choose: (event_id: number) =>
      setQuery(
        before => {
          before.set('event_id', String(event_id))
          return before
        },
        { replace: true },
      ),
  }
}
