import type { ProviderFilters } from '@celebrio/contract/market/finding'
import type { Db } from '#platform/db/database.ts'
import { findCity, findHome } from './queries/places.ts'
import { cubeOf } from './rules.ts'

type Area = { country_id: number | undefined; state_id: number | undefined; city_id: number | undefined }

const anywhere: Area = { country_id: undefined, state_id: undefined, city_id: undefined }

/** Where a list is looked at from: a point, if there is one, and the country, state and city that it is held to. */
export type Outlook = {
  point: string | null
  area: Area
  /** The city that was asked for where it is also come to from elsewhere. */
  homeCity?: number
}

type Place = { lat: number | null; lng: number | null } | undefined

const pointOf = (place: Place): string | null =>
  typeof place?.lat === 'number' && typeof place.lng === 'number' ? cubeOf({ lat: place.lat, lng: place.lng }) : null

/** Around where the viewer lives; where that has no coordinates, in their state or country. */
async function lookFromHome(db: Db, viewerId: number, area: Area): Promise<Outlook | null> {
  const home = viewerId === 0 ? undefined : await findHome(db, viewerId)
  const point = pointOf(home)
  if (point !== null) return { point, area }
  if (typeof home?.state_id === 'number') return { point: null, area: { ...area, state_id: home.state_id } }
  return typeof home?.country_id === 'number' ? { point: null, area: { ...area, country_id: home.country_id } } : null
}

type Asked = Pick<ProviderFilters, 'country_id' | 'state_id' | 'city_id'> & {
  lat?: number | undefined
  lng?: number | undefined
  filter_type?: ProviderFilters['filter_type']
  comes_to_me?: boolean | undefined
}

/** @returns null for who asks for what is near, or comes to them, where nothing says where they are */
export async function lookFrom(db: Db, viewerId: number, query: Asked): Promise<Outlook | null> {
  const { lat, lng, filter_type, comes_to_me, country_id, state_id, city_id } = query
  const area = { country_id, state_id, city_id }
  if (lat !== undefined && lng !== undefined) return { point: cubeOf({ lat, lng }), area }
  if (filter_type === 'sp_near_you') {
    const outlook = await lookFromHome(db, viewerId, area)
    return comes_to_me && !outlook?.point ? null : outlook
  }
  if (!comes_to_me || city_id === undefined) return { point: null, area }
  // Who comes to the city may be at home in another. Of one that nobody has measured, its own are known.
  const point = pointOf(await findCity(db, city_id))
  return point === null ? { point, area } : { point, area: anywhere, homeCity: city_id }
}
