import { z } from 'zod'
import { decimal, id, integer, listOf, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { text } from '../platform/text-schemas.ts'
import { cartLimits } from './carts.ts'
import { serviceLimits } from './service-forms.ts'

/** How lists are sorted: by when it was asked for, the newest first; by the event, the next or the last one first. */
export const bookingSorts = ['newest', 'soonest', 'latest'] as const
export type BookingSort = (typeof bookingSorts)[number]

/** Code points of texts; people to serve. */
export const bookingLimits = { message: 1000, guests: 1_000_000 } as const

const guests = () => integer(issue('not_a_number')).pipe(z.int().min(1).max(bookingLimits.guests))
/** Words to the other side. */
export const note = () => optional(text({ max: bookingLimits.message }))
/** How much of an item is served; 0 for none. */
export const acceptedItem = z.object({ id: id(), qty: decimal().pipe(z.number().min(0).max(serviceLimits.qty)) })

export const bookingForm = z.object({
  event_id: id(),
  guests: guests(),
  /** Whom to book of those in the cart; all of them if left out. */
  provider_ids: listOf(id()).pipe(z.array(z.int()).max(cartLimits.items)),
  /** To each provider who has no message of their own. */
  message: note(),
  messages: listOf(z.object({ provider_id: id(), message: text({ max: bookingLimits.message }) })),
})
export type BookingForm = z.output<typeof bookingForm>

/** Providers of whom is asked whether they come as far. */
export const reachedIds = () => listOf(id()).pipe(z.array(z.int()).max(cartLimits.items))
