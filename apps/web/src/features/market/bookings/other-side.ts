import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { paths } from '#lib/paths.ts'

/** Who is on the other side of the viewer's: the celebrant, or the company. */
export const otherSideOf = ({ side, service_provider, celebrant }: Booking) =>
  side === 'provider'
    ? { name: celebrant.name, picture: celebrant.profile_picture, isCompany: false, path: paths.profile(celebrant.id) }
    : {
        name: service_provider.company_name,
        picture: service_provider.logo,
        isCompany: true,
        path: paths.serviceProvider(service_provider.id),
      }

/** Where the event is: its address, city, state and country. */
export const placeOf = ({ address, location }: Pick<Booking['event'], 'address' | 'location'>): string =>
  [address, location].filter(Boolean).join(', ')

/** When the event is, as the clocks of its place show it. */
export const spanOfBooking = ({ event: { starts_at, ends_at, has_end, timezone } }: Pick<Booking, 'event'>) => ({
  start: starts_at,
  end: has_end ? ends_at : null,
  timeZone: timezone,
})
