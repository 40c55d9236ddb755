import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { upcomingOwnQuery } from '#features/celebrations/events'
import { canServe } from './bookable.ts'

/** The viewer's events to come for which providers can be asked, as far as they are loaded. */
export function useAbleEvents() {
  const own = useInfiniteQuery(upcomingOwnQuery)
  const [now] = useState(() => new Date())
  const able = own.data?.pages.flatMap(page => page.events).filter(one => canServe(one, now)) ?? []
  const isAll = own.data !== undefined && !own.hasNextPage
  return {
    own,
    now,
    able,
    /** The only one; null where there is none, or several, or nobody knows. */
    only: isAll && able.length === 1 ? (able[0] ?? null) : null,
    /** Whether there is certainly none. */
    isNone: isAll && able.length === 0,
  }
}
