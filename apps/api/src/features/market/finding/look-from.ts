import type { ProviderFilters } from '@celebrio/contract/market/finding'
import type { Db } from '#platform/db/database.ts'
import { findHome } from './queries/cards.ts'
import { cubeOf } from './rules.ts'

/** Where a list is looked at from: a point, or where there is none the state or country of the viewer. */
export type Outlook = { point: string | null; home: { state_id?: number; country_id?: number } }

/** @returns null for who asks for what is near without saying where they are, or living anywhere */
export async function lookFrom(
  db: Db,
  viewerId: number,
  { lat, lng, filter_type }: ProviderFilters,
): Promise<Outlook | null> {
  if (lat !== undefined && lng !== undefined) return { point: cubeOf({ lat, lng }), home: {} }
  if (filter_type !== 'sp_near_you') return { point: null, home: {} }
  const home = viewerId === 0 ? undefined : await findHome(db, viewerId)
  if (typeof home?.lat === 'number' && typeof home.lng === 'number')
    return { point: cubeOf({ lat: home.lat, lng: home.lng }), home: {} }
  if (typeof home?.state_id === 'number') return { point: null, home: { state_id: home.state_id } }
  return typeof home?.country_id === 'number' ? { point: null, home: { country_id: home.country_id } } : null
}
