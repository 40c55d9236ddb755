import { z } from 'zod'
import { media } from '../base/media.ts'
import { endpoints } from '../platform/endpoint.ts'
import { flag, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'
import { type BookingState, bookingStates } from './booking-states.ts'

/** Which bookings each box of the order history stands for; requests that wait are no orders yet. */
export const orderStates = {
  notStarted: ['accepted'],
  onGoing: ['serving'],
  completed: ['completed'],
  cancelled: ['cancelled', 'declined'],
} as const satisfies Record<string, readonly BookingState[]>
export type OrderFilter = keyof typeof orderStates
export const orderFilters = Object.keys(orderStates) as readonly OrderFilter[]

/** `lastSixMonths`: booked since so many months. */
export const orderMonths = 6
/** `totalRecords` is counted up to here; for words that many orders have, among so many of the newest. */
export const orderCountMax = 500

const order = z.object({
  /** Of the booking. */
  id: z.int(),
  status: z.enum(bookingStates),
  /** The event, as it was booked; its picture as long as it is there. */
  title: z.string(),
  address: z.string().nullable(),
  coverphoto: z.string().nullable(),
  cover: media.nullable(),
  event_date: z.string(),
  timezone: z.string(),
  starts_at: time(),
  celebrant: person,
  currency: z.string().length(3),
  total: z.number(),
})
export type Order = z.output<typeof order>

const box = () => optional(flag())

export const orders = endpoints({
  list: {
    method: 'GET',
    path: '/service-provider/order',
    who: 'provider',
    summary: 'What the viewer’s store was booked for, newest first; no box ticked means all',
    query: listQuery(20).extend({
      keyword: optional(text({ max: 255 })),
      notStarted: box(),
      onGoing: box(),
      completed: box(),
      cancelled: box(),
      lastSixMonths: box(),
    }),
    answer: z.object({ order: z.array(order), totalRecords: z.int().nonnegative(), ...listAnswer }),
  },
})
