import type { Cart } from '@celebrio/contract/market/carts'
import { useDraft } from '#lib/drafts.ts'
import { cartError, itemsError } from '../cart-error.ts'
import { askedIds, emptyRequest, messagesErrors, type RequestValues, requestPurpose } from '../request.ts'
import { partOf } from '../with-wishes.ts'

export type Request = { values: RequestValues; change: (changes: Partial<RequestValues>) => void }

/** What the providers of a new event are asked with: the draft that its checkout would have, so that either goes on with it. */
export function useRequest(): Request {
  const { values, change } = useDraft(requestPurpose, emptyRequest)
  return { values, change }
}

/** What keeps the providers from being asked. Whether they are free that day is asked once the event is there. */
export function requestError(cart: Cart | undefined, { values }: Request): string | undefined {
  if (!cart || cart.cart.length === 0) return cartError(cart)
  const [tooLong] = Object.values(messagesErrors(values))
  return itemsError(partOf(cart, askedIds(cart, new Map(), values))) ?? tooLong
}
