import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { degrees, integer, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { event } from './event-shapes.ts'

/** Maximum distance of a nearby event in kilometres. */
export const nearKilometres = 250

const nearbyEvent = event.extend({
  /** Straight-line distance in kilometres; null if either side has no coordinates. */
  distance: z.number().nonnegative().nullable(),
})
export type NearbyEvent = z.output<typeof nearbyEvent>

export const nearbyEvents = endpoints({
  near: {
    method: 'GET',
    path: '/event/near',
    who: 'member',
    summary:
      'Events of others that are to begin and open to the viewer, near the coordinates that are sent, else near the city of their profile; the nearest first, then those of the same state and country that have no coordinates',
    query: z
      .object({
        /** Where the viewer is, in degrees (WGS 84); both or neither. */
        lat: optional(degrees(90)),
        long: optional(degrees(180)),
        limit: optional(integer().pipe(z.int().min(1).max(24))).transform(count => count ?? 3),
      })
      .refine(({ lat, long }) => (lat === undefined) === (long === undefined), {
        ...issue('half_a_position'),
        path: ['long'],
      }),
    answer: z.object({ events: z.array(nearbyEvent) }),
  },
  live: {
    method: 'GET',
    path: '/event/live',
    who: 'member',
    summary:
      'The event that runs now and concerns the viewer most: an own one, one they come to, one of their connections, a public one in their city, state or country; null when there is none',
    answer: z.object({ event: event.nullable() }),
  },
})
