import type { BookingForm } from '@celebrio/contract/market/booking-forms'
import { expiryOf } from '@celebrio/contract/market/booking-states'
import { sumOf } from '@celebrio/contract/market/line-amounts'
import { type Days, daysOf, keepHolds, requireFree } from '#features/market/availability'
import { priceItems, type TakenEntry, takeFromCart } from '#features/market/carts'
import { canBeCustomer } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { claimRequest, idempotentRequest } from '#platform/db/idempotent-requests.ts'
import type { Feature } from '#platform/feature.ts'
import { insertBooking } from './queries/bookings.ts'
import { type EventToServe, findEventToServe } from './queries/events.ts'
import { insertItems, insertStep } from './queries/parts.ts'
import { findResult, saveResult } from './queries/requests.ts'
import { requireReach } from './reach.ts'
import { readSome } from './read-bookings.ts'

/** @throws AppError not_found, date_open, event_over */
async function requireEvent(app: AppContext, tx: Tx, viewer: Viewer, eventId: number): Promise<EventToServe> {
  const event = await findEventToServe(tx, viewer.id, eventId)
  if (!event) throw new AppError('not_found')
  if (event.date_open) throw new AppError('date_open')
  // Who is asked has to answer before it begins.
  if (event.starts_at <= app.clock.now()) throw new AppError('event_over')
  return event
}

const itemOf = ({ row, present, amounts }: TakenEntry, booking_id: number) => ({
  booking_id,
  service_item_id: row.service_item_id,
  service_id: row.service_id,
  service_name: present.service,
  name: present.item.name,
  unit: present.item.unit,
  price: present.item.price,
  offer_name: present.offer?.name ?? null,
  offer_discount: present.offer?.discount ?? 0,
  qty: row.quantity,
  qty_accepted: null,
  sub_total: amounts.sub_total,
  discount: amounts.discount,
  total: amounts.total,
})

type Asked = { viewer: Viewer; event: EventToServe; days: Days; form: BookingForm }

const messageTo = (providerId: number, { message = '', messages }: BookingForm): string =>
  messages.find(one => one.provider_id === providerId)?.message ?? message

/** A booking of one provider, as it is asked for. */
function requestOf({ viewer, event, days, form }: Asked, entries: TakenEntry[], now: Date) {
  const amounts = sumOf(entries.map(entry => entry.amounts))
  const provider_id = entries[0]?.row.provider_id ?? 0
  const { title, address, local_start, timezone, starts_at, ends_at, has_end } = event
  const { country_id, state_id, city_id } = event
  return {
    celebrant_id: viewer.id,
    provider_id,
    event_id: event.id,
    event_title: title,
    event_address: address,
    country_id,
    state_id,
    city_id,
    local_start,
    timezone,
    starts_at,
    ends_at,
    has_end,
    last_day: days.to,
    guests: form.guests,
    message: messageTo(provider_id, form),
    status: 'requested' as const,
    expires_at: expiryOf(now, event),
    currency: entries[0]?.row.currency ?? '',
    ...amounts,
    asked_total: amounts.total,
    created_at: now,
    changed_at: now,
  }
}

/** One booking of one provider. @returns its id */
async function book(app: AppContext, tx: Tx, asked: Asked, entries: TakenEntry[]): Promise<number> {
  const now = app.clock.now()
  const request = requestOf(asked, entries, now)
  const { celebrant_id: userId, provider_id, expires_at: until, status, total } = request
  const booking_id = await insertBooking(tx, request)
  await insertItems(
    tx,
    entries.map(entry => itemOf(entry, booking_id)),
  )
  await insertStep(tx, { booking_id, action: null, status, side: 'celebrant', note: null, total, at: now })
  await keepHolds(tx, { booking_id, provider_id }, { userId, days: asked.days, until })
  await app.emit(tx, 'booking.requested', { booking_id })
  return booking_id
}

type Take = () => Promise<Map<number, TakenEntry[]>>

/**
 * One request to each provider of what is taken. @returns their ids. @throws AppError not_for_your_role, not_found, event_over, date_open,
 * place_not_served, day_not_free, and what taking is refused for
 */
async function request(app: AppContext, tx: Tx, viewer: Viewer, form: BookingForm, take: Take): Promise<number[]> {
  authorize(canBeCustomer(viewer), 'not_for_your_role')
  const event = await requireEvent(app, tx, viewer, form.event_id)
  const taken = await take()
  await requireReach(tx, event.id, [...taken.keys()])
  const days = daysOf(event)
  await requireFree(app, tx, viewer, { providerIds: [...taken.keys()], days, timezone: event.timezone })
  const ids: number[] = []
  for (const entries of taken.values()) ids.push(await book(app, tx, { viewer, event, days, form }, entries))
  return ids
}

/** Asks for items, or for what the cart holds of a provider, along with an event that is being created. */
export const bookWithEvent: Feature['bookWithEvent'] = async (
  app,
  tx,
  viewer,
  { id, guests, items, service_provider_id },
) => {
  const provider_ids = service_provider_id === undefined ? [] : [service_provider_id]
  const take = async () => {
    if (items.length === 0) return takeFromCart(app, tx, viewer, provider_ids)
    const taken = await priceItems(app, tx, viewer, items)
    if (provider_ids.some(one => !taken.has(one))) throw fieldError('service_provider_id', 'no_item_of_theirs')
    return taken
  }
  return request(app, tx, viewer, { event_id: id, guests, provider_ids, messages: [] }, take)
}

/**
 * Asks the providers in the cart. Of calls with one key the first one does it.
 * @throws AppError not_found, event_over, date_open, cart_empty, cart_changed, place_not_served, day_not_free
 */
export const createBookings = (app: AppContext, viewer: Viewer, form: BookingForm, key: string | null) =>
  inTransaction(app, async tx => {
    const call = idempotentRequest(viewer.id, key)
    const isFirst = !call || (await claimRequest(tx, 'booking_requests', call, app.clock.now()))
    const ids: number[] = []
    if (isFirst) {
      const take = () => takeFromCart(app, tx, viewer, form.provider_ids)
      ids.push(...(await request(app, tx, viewer, form, take)))
      if (call) await saveResult(tx, call, ids)
    } else ids.push(...(await findResult(tx, call)))
    return { message: 'Your request has been sent', bookings: await readSome(app, tx, viewer, ids) }
  })
