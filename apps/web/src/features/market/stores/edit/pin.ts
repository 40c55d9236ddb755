import type { Fix } from '#lib/geolocation.ts'
import type { Company, CompanyValues } from './values.ts'

/** The pin on the map, and within how many metres it is right where it was set in this form. */
export type Pin = { lat: number | null; lng: number | null; accuracy: number | null }

/** A pin that is less exact is worth no more than the middle of the city. */
const leastExact = 2000

/** About ten metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** The pin for where a device says that it is; null when it does not know well enough. */
export const pinAt = ({ lat, lng, accuracy }: Fix): Pin | null =>
  accuracy > leastExact ? null : { lat: rounded(lat), lng: rounded(lng), accuracy }

export const savedPin = ({ lat, lng }: Pick<Company, 'lat' | 'lng'>): Pin => ({ lat, lng, accuracy: null })

type Saved = Pick<Company, 'lat' | 'city_id' | 'address'>

/** The pin belongs to an address: the one that was saved goes when that, or the city, becomes another one. */
export const losesPin = (company: Saved, to: CompanyValues): boolean =>
  company.lat !== null &&
  to.lat !== null &&
  to.accuracy === null &&
  (to.city_id !== company.city_id || to.address.trim() !== company.address)

/** What distances are measured from: a pin of this form, the saved one, the city though there was a pin, or the city. */
export function originOf(company: Saved, values: CompanyValues): 'new' | 'saved' | 'removed' | 'city' {
  if (values.accuracy !== null) return 'new'
  if (company.lat === null) return 'city'
  return values.lat === null ? 'removed' : losesPin(company, values) ? 'city' : 'saved'
}

/** The pin as it is sent, both of its numbers; null when it stays as it is. One that was set anew is sent even at the same spot. */
export const pinChangesOf = (values: Pin, before: Pin): { lat: string; lng: string } | null =>
  values.accuracy === null && values.lat === before.lat && values.lng === before.lng
    ? null
    : { lat: String(values.lat ?? ''), lng: String(values.lng ?? '') }
