import type { Event } from '@celebrio/contract/celebrations/events'
import { bookingLimits } from '@celebrio/contract/market/booking-forms'
import { type CartEntry, isGone } from '@celebrio/contract/market/carts'
import { quantityIssue } from '@celebrio/contract/market/quantities'
import { units } from '@celebrio/contract/market/service-forms'
import type { Issue } from '@celebrio/contract/platform/issues'
import { guestsOf } from './bookable.ts'

/** How many guests a typed text says; null where it is no number of them. */
export function readGuests(typed: string): number | null {
  const guests = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0
  return guests >= 1 && guests <= bookingLimits.guests ? guests : null
}

/** The same of an event, of which nobody may know yet. */
export const guestsAt = (event: Event | null): number | null => (event ? readGuests(guestsOf(event)) : null)

/** How what is booked per person relates to the guests of an event. */
export type GuestShare = {
  is: 'some' | 'all' | 'more'
  /** What it is said of: the entry alone, or all of its service that are priced per person. */
  of: readonly CartEntry[]
  /** How many they are for. */
  quantity: number
  /** Whether one press makes it as many as there are guests: not where a changed price has yet to be seen. */
  canTake: boolean
  /** Why it can't be as many; null where it can. */
  issue: Issue | null
}

const isPerPerson = (entry: CartEntry): boolean => entry.service_item.unit === units.number && !isGone(entry)

/** For an entry by itself. */
function shareOfOne(entry: CartEntry, guests: number): GuestShare {
  const { service_item: item, quantity, problem } = entry
  if (quantity === guests) return { is: 'all', of: [entry], quantity, canTake: false, issue: null }
  const issue = quantityIssue(item, guests)
  const canTake = problem !== 'price' && issue === null
  return { is: quantity < guests ? 'some' : 'more', of: [entry], quantity, canTake, issue }
}

/**
 * Null for what isn't priced per person, or is gone, and where nobody knows how many guests there are. Adults and children share
 * the guests between them: several of a service are counted together, below the last of them, and nobody can tell which of
 * them is to be more. Where they come to more than the guests, a dinner and its wine may be meant, and nothing is said.
 * @param entries among which those of the same service are
 */
export function guestShareOf(
  entry: CartEntry,
  entries: readonly CartEntry[],
  guests: number | null,
): GuestShare | null {
  if (guests === null || !isPerPerson(entry)) return null
  const of = entries.filter(one => one.service_id === entry.service_id && isPerPerson(one))
  if (of.length < 2 || entry.quantity > guests) return shareOfOne(entry, guests)
  const quantity = of.reduce((sum, one) => sum + one.quantity, 0)
  if (quantity > guests || of.at(-1)?.service_item_id !== entry.service_item_id) return null
  return { is: quantity < guests ? 'some' : 'all', of, quantity, canTake: false, issue: null }
}
