import { bookings } from '@celebrio/contract/market/bookings'
import { type Cart, type CartEntry, carts } from '@celebrio/contract/market/carts'
import { delays } from '@celebrio/contract/platform/delays'
import type { Answer, BodyInput } from '@celebrio/contract/platform/endpoint'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { bookingKeys, bookingQuery } from '#features/market/bookings'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { useIsKid, useSession } from '#lib/session.ts'
import { type Seller, settle, useWishes, type Wish, wish } from './wishes.ts'
import { withWishes } from './with-wishes.ts'

export const cartKey = ['cart'] as const

/** The cart of the account. Other devices change it too: who comes back to the window sees it as it is. */
export const cartQuery = queryOptions({
  queryKey: cartKey,
  queryFn: ({ signal }): Promise<Cart> => call(carts.get, { signal }),
  refetchOnWindowFocus: 'always',
})

/** The viewer's cart, which children have none of, with what they have just wished. `fresh`: it is asked for whenever the page is opened. */
export function useCart({ fresh = false } = {}) {
  const isGuest = useSession() === null
  const isKid = useIsKid()
  const { data, ...query } = useQuery({
    ...cartQuery,
    enabled: !isGuest && !isKid,
    refetchOnMount: fresh ? 'always' : true,
  })
  const wishes = useWishes()
  return { ...query, cart: data && withWishes(data, wishes) }
}

/** An answer to a change is newer than whatever was asked before. */
async function keep(client: QueryClient, { cart, sellers, providers, totals }: Cart): Promise<void> {
  await client.cancelQueries({ queryKey: cartKey })
  client.setQueryData(cartQuery.queryKey, { cart, sellers, providers, totals })
}

const callFor = ({ entry: { service_id, service_item_id }, quantity }: Wish) =>
  quantity === null
    ? call(carts.remove, { params: { service_item_id }, keepalive: true })
    : call(carts.put, { body: { service_id, service_item_id, quantity }, keepalive: true })

async function grant(wished: Wish, client: QueryClient): Promise<Cart> {
  try {
    const cart = await callFor(wished)
    await keep(client, cart)
    settle(wished, true)
    return cart
  } catch (error) {
    settle(wished, false)
    throw error
  }
}

/** What is wished of an item. `now`: it is sent at once. */
export type Change = { entry: CartEntry; seller: Seller; quantity: number | null; now?: boolean }

/** Changes how much of an item is in the cart: shown at once, sent when nothing more is wished for a second. */
export function useChange(): (change: Change) => void {
  const { mutate } = useAction({
    queue: cartKey,
    send: grant,
    failure: firstIssueText,
    invalidates: cartKey,
    invalidatesAfter: 'error',
  })
  return ({ now = false, ...wished }) => wish(wished, mutate, now ? 0 : delays.cart)
}

/** Accepts the prices of now; what is gone leaves, and what is of a provider who is away stays. */
export const useAccept = () =>
  useAction<void, Cart>({
    queue: cartKey,
    send: () => call(carts.accept, {}),
    onSuccess: (cart, _, client) => keep(client, cart),
  })

export const reachKey = ['reach'] as const

const reachQuery = (eventId: number, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...reachKey, eventId, ...ids],
    // The place of the event may have just been added: what was known before holds nobody up.
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) =>
      call(bookings.reach, { params: { id: eventId }, query: { provider_ids: [...ids] }, signal }),
  })

export type Reach = { travels_km: number; is_placed: boolean }

const byProvider = ({ too_far }: Answer<typeof bookings.reach>): ReadonlyMap<number, Reach> =>
  new Map(too_far.map(({ provider_id, ...reach }) => [provider_id, reach]))

/** The same as `useTooFar`, asked at once. */
export const readTooFar = async (client: QueryClient, eventId: number, { providers }: Cart) =>
  byProvider(
    await client.fetchQuery(
      reachQuery(
        eventId,
        providers.map(({ id }) => id),
      ),
    ),
  )

/** How far those providers of the cart come who don't come as far as to an event, or of whom that isn't known. */
export function useTooFar(eventId: number, { providers }: Cart): ReadonlyMap<number, Reach> {
  const { data } = useQuery(
    reachQuery(
      eventId,
      providers.map(({ id }) => id),
    ),
  )
  return data ? byProvider(data) : new Map()
}

/** The same for an event that is being created, in a city. */
export function useTooFarFrom(cityId: number | null, { providers }: Cart): ReadonlyMap<number, Reach> {
  const provider_ids = providers.map(({ id }) => id)
  const { data } = useQuery({
    queryKey: [...reachKey, 'city', cityId, ...provider_ids],
    staleTime: 0,
    queryFn: ({ signal }) => call(bookings.reachNew, { query: { city_id: cityId ?? undefined, provider_ids }, signal }),
  })
  return data ? byProvider(data) : new Map()
}

/** Asks for bookings, once under one key. What is asked for leaves the cart. @returns their ids */
export function useBook() {
  const client = useQueryClient()
  return async (body: BodyInput<typeof bookings.create>, key: string): Promise<number[]> => {
    const answer = await call(bookings.create, { body, key })
    void client.invalidateQueries({ queryKey: cartKey })
    void client.invalidateQueries({ queryKey: bookingKeys.all })
    for (const booking of answer.bookings) client.setQueryData(bookingQuery(booking.id).queryKey, booking)
    return answer.bookings.map(({ id }) => id)
  }
}
