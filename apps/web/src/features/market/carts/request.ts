import type { Event } from '@celebrio/contract/celebrations/events'
import { bookingLimits } from '@celebrio/contract/market/booking-forms'
import type { Cart } from '@celebrio/contract/market/carts'
import { textLength } from '@celebrio/contract/platform/text'
import type { Free } from '#features/market/availability'
import { issueText } from '#lib/api/error-text.ts'
import type { FieldErrors } from '#lib/forms/field-errors.ts'
import { guestsOf } from './bookable.ts'

/** What is written for the providers before they are asked. */
export type RequestValues = {
  /** As it was typed; null while it is what the event says. */
  guests: string | null
  /** By the id of the provider. */
  messages: Record<number, string>
  /** Providers who are not asked this time. */
  without: number[]
  /** Of the request that was sent without an answer: what is sent again under its name is done once. */
  key: string
  /** What was asked for under the key, and for which event. */
  signature: string
  event_id: number | null
}

export const requestPurpose = 'checkout'

export const emptyRequest: RequestValues = {
  guests: null,
  messages: {},
  without: [],
  key: '',
  signature: '',
  event_id: null,
}

/** Whether a provider is known not to be free. */
export const isBusy = (free: Free): boolean => free !== undefined && free !== 'free'

/** The providers of the cart who are asked: not those who aren't free that day, or were left out. */
export const askedIds = ({ providers }: Cart, free: ReadonlyMap<number, Free>, { without }: RequestValues): number[] =>
  providers.map(({ id }) => id).filter(id => !without.includes(id) && !isBusy(free.get(id)))

type Asking = { values: RequestValues; free: ReadonlyMap<number, Free>; tooFar: ReadonlyMap<number, unknown> }

/** Why nobody in the cart is asked. */
export function whyNobody({ providers }: Cart, { values, free, tooFar }: Asking) {
  if (providers.every(({ id }) => tooFar.has(id))) return 'noneComes'
  const isLeftOut = providers.some(({ id }) => values.without.includes(id) && !isBusy(free.get(id)) && !tooFar.has(id))
  return isLeftOut ? 'noneAsked' : 'noneFree'
}

/** Messages that are too long, as errors of their fields. */
export function messagesErrors({ messages }: RequestValues): FieldErrors {
  const text = issueText({ code: 'too_long', values: { max: bookingLimits.message } })
  const long = Object.entries(messages).filter(([, message]) => textLength(message) > bookingLimits.message)
  return Object.fromEntries(long.map(([id]) => [`messages.${id}`, text]))
}

/** A request as it is sent. */
export const bodyOf = (event: Event, provider_ids: number[], { guests, messages }: RequestValues) => ({
  event_id: event.id,
  guests: guests ?? guestsOf(event),
  provider_ids,
  messages: provider_ids.flatMap(provider_id => {
    const message = messages[provider_id]?.trim()
    return message ? [{ provider_id, message }] : []
  }),
})

/** Tells one request from another: two that ask for the same are one. */
export const signatureOf = (eventId: number, { cart }: Cart): string =>
  JSON.stringify([eventId, ...cart.map(entry => [entry.service_item_id, entry.quantity, entry.seen_price])])

/** The key of a request; that of the last one, if that asked for the same. */
export const keyOf = ({ key, signature }: RequestValues, wanted: string): string =>
  key !== '' && signature === wanted ? key : crypto.randomUUID()
