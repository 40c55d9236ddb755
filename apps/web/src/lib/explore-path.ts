import type { Event } from '@celebrio/contract/celebrations/events'
import { paths } from './paths.ts'
import { isCelebrant, useSession } from './session.ts'

type Maybe = number | null | undefined

/** What providers are found for: those of a kind, free on a day, `YYYY-MM-DD`, who come to a city, for an event of the viewer's, each where it is known. */
export type Sought = {
  eventId?: Maybe
  day?: string
  cityId?: Maybe
  stateId?: Maybe
  countryId?: Maybe
  categoryId?: Maybe
}

type Planned = Pick<Event, 'id' | 'city' | 'state' | 'country' | 'event_date' | 'date_open' | 'starts_at'>

/** What somebody looks for who plans an event: its city, and its day unless that is open or over. */
export const soughtFor = (
  { id, city, state, country, event_date, date_open, starts_at }: Planned,
  now: Date,
): Sought => ({
  eventId: id,
  day: date_open || new Date(starts_at) < now ? '' : event_date.slice(0, 10),
  cityId: city?.id ?? null,
  stateId: state?.id ?? null,
  countryId: country?.id ?? null,
})

const whereKnown = (ids: Record<string, Maybe>): Record<string, string> =>
  Object.fromEntries(Object.entries(ids).flatMap(([name, id]) => (id ? [[name, String(id)]] : [])))

/** Where providers are found: celebrants explore, everybody else has a page for it. */
export const useExplorePath = ({ eventId, day = '', cityId, stateId, countryId, categoryId }: Sought = {}): string => {
  const session = useSession()
  const path = session && isCelebrant(session.user) ? paths.explore() : paths.serviceProviders()
  const search = new URLSearchParams({
    ...whereKnown({ category_id: categoryId }),
    ...(day !== '' && { free_on: day }),
    // Lists of cities belong to a state, so that both are needed for its name.
    ...(cityId && { ...whereKnown({ country_id: countryId, state_id: stateId, city_id: cityId }), comes: '1' }),
    ...whereKnown({ event_id: eventId }),
  }).toString()
  return search === '' ? path : `${path}?${search}`
}
