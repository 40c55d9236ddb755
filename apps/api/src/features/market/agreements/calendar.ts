import type { Booking } from '@celebrio/contract/market/booking-shapes'
import type { Language } from '@celebrio/contract/platform/languages'
import type { CalendarEntry } from '#features/celebrations/calendars'
import { readAgreedOfStore } from '#features/market/bookings'
import type { AppContext } from '#platform/app-context.ts'
import { numberText } from '#platform/formats.ts'
import { messages } from './messages.ts'

/** What is done, as far as it was accepted: "Paella, 40". */
const itemsText = ({ items }: Booking, language: Language): string =>
  items
    .filter(({ qty, qty_accepted }) => (qty_accepted ?? qty) > 0)
    .map(({ name, qty, qty_accepted }) => `${name}, ${numberText(language, qty_accepted ?? qty)}`)
    .join('\n')

/** A booking in the calendar of one of its sides, under the name of the other. */
export function entryOf(booking: Booking, language: Language): CalendarEntry {
  const { id, side, event, celebrant, service_provider, history } = booking
  const other = side === 'provider' ? celebrant.name : service_provider.company_name
  return {
    id: `booking-${id}`,
    title: `${event.title} · ${other}`,
    text: `${messages[language].guests(event.guests)}\n${itemsText(booking, language)}`,
    place: [event.address, event.location].filter(Boolean).join(', ') || null,
    path: `/bookings/${id}`,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
    created_at: booking.created_at,
    changed_at: history.at(-1)?.at ?? booking.created_at,
    revision: history.length,
    isTentative: false,
  }
}

type Person = { id: number; language: Language }

/** What a provider serves. Celebrants have the event itself in their calendar. */
export const agreedEntries = async (app: AppContext, person: Person, since: Date): Promise<CalendarEntry[]> =>
  (await readAgreedOfStore(app, person, since)).map(booking => entryOf(booking, person.language))
