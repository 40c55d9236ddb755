import { companyLimits } from '@celebrio/contract/people/companies'
import { kilometres } from '@celebrio/contract/platform/distance'
import { findCityPoint } from '#features/base/locations'
import { fieldError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'

type Pin = { lat: number | null; lng: number | null }
type Sent = { lat?: number | null | undefined; lng?: number | null | undefined; address?: string | undefined }
type Place = { city_id: number | null; address: string }

/** The pin of a company belongs to its address: who moves without a new one is found in the middle of their city. */
function pinAfter(company: Place & Pin, sent: Sent, cityId: number | null): Pin {
  const { lat, lng, address = company.address } = sent
  if (lat !== undefined || lng !== undefined) return { lat: lat ?? null, lng: lng ?? null }
  const hasMoved = cityId !== company.city_id || address !== company.address
  return hasMoved ? { lat: null, lng: null } : { lat: company.lat, lng: company.lng }
}

/**
 * Where the pin of a company is after a change, in whatever city it is then.
 * @throws AppError validation_failed, `far_from_city` at the latitude of a new pin that is not near that city
 */
export async function checkPin(tx: Tx, company: Place & Pin, sent: Sent, cityId: number | null): Promise<Pin> {
  const pin = pinAfter(company, sent, cityId)
  const { lat, lng } = pin
  if (typeof sent.lat !== 'number' || lat === null || lng === null) return pin
  const city = await findCityPoint(tx, cityId)
  const max = companyLimits.pin_km
  if (city && kilometres(city, { lat, lng }) > max)
    throw fieldError('service_provider.lat', 'far_from_city', { city: city.name, max })
  return pin
}
