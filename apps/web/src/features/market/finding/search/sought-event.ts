import type { Event } from '@celebrio/contract/celebrations/events'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { eventQuery, upcomingOwnQuery } from '#features/celebrations/events'
import { soughtFor } from '#lib/explore-path.ts'
import { isCelebrant, useSession } from '#lib/session.ts'
import type { Filters } from '../filters.ts'

/** The viewer's events to come, for each of which providers can be found. */
export function useOwnEvents(): readonly Event[] {
  const session = useSession()
  const enabled = session !== null && isCelebrant(session.user)
  const { data } = useInfiniteQuery({ ...upcomingOwnQuery, enabled })
  return data?.pages.flatMap(page => page.events) ?? []
}

/** The event for which the viewer looks; null without one, and as long as it is not known. */
export function useSoughtEvent({ event_id }: Filters): Event | null {
  const enabled = useSession() !== null && event_id !== null
  const { data } = useQuery({ ...eventQuery(event_id ?? 0), enabled })
  return (enabled && data) || null
}

/** What is looked for once an event is chosen: those who are free on its day and serve in its city, as far as both are known. */
export function filtersFor(event: Event, now: Date): Partial<Filters> {
  const { day = '', cityId = null, stateId = null, countryId = null } = soughtFor(event, now)
  const place = {
    country_id: countryId,
    state_id: stateId,
    city_id: cityId,
    near: false,
    distance_km: null,
    comes: true,
  }
  return { event_id: event.id, free_on: day, ...(cityId !== null && place) }
}
