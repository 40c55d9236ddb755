import type { EventForm } from '@celebrio/contract/celebrations/event-forms'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Faults } from './rules.ts'

/** What is asked for along with an event. Events do not know what a booking is. */
type Wanted = Pick<EventForm, 'items' | 'service_provider_id'>

type BookWithEvent = (
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  event: Wanted & { id: number; guests: number },
) => Promise<number[]>

declare module '#platform/feature.ts' {
  interface Feature {
    /** Asks providers to serve an event that is being created, in the same transaction. @returns the ids of the bookings */
    bookWithEvent?: BookWithEvent
  }
}

/** Whether an event is to be served by providers. */
export const isServed = ({ items, service_provider_id }: Wanted): boolean =>
  items.length > 0 || service_provider_id !== undefined

/** Providers need to know where they serve, and how many. */
export const servedFaults = (form: EventForm): Faults => ({
  ...(isServed(form) && form.address === undefined && { address: [{ code: 'required', values: {} }] }),
  ...(isServed(form) && form.members === undefined && { members: [{ code: 'required', values: {} }] }),
})

/** Through the feature that knows bookings; there is one at most. @returns the ids of the bookings */
export async function bookWithEvent(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  eventId: number,
  form: EventForm,
): Promise<number[]> {
  const { items, service_provider_id, members = 1 } = form
  if (!isServed(form)) return []
  const known = app.features.find(feature => feature.bookWithEvent)?.bookWithEvent
  return (await known?.(app, tx, viewer, { id: eventId, guests: members, items, service_provider_id })) ?? []
}
