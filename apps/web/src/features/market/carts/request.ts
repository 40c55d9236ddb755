import type { Event } from '@celebrio/contract/celebrations/events'
import type { Cart } from '@celebrio/contract/market/carts'
import { guestsOf } from './bookable.ts'
import type { Free } from './use-free.ts'

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
