import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional, quantity } from '../platform/forms.ts'
import { message } from '../platform/lists.ts'
import { item } from './services.ts'

/** How many items a cart holds. */
export const cartLimits = { items: 200 } as const

/** In the currency beside it; `total` is `sub_total` less `discount`, and tax, which is 0. */
export const amounts = {
  sub_total: z.number(),
  discount: z.number(),
  tax: z.number(),
  total: z.number(),
}

/**
 * What keeps an entry from being booked as it stands: the item is `gone`; its provider is `away`, which says no more than that
 * the viewer can't book them now (whoever is blocked reads what everybody reads of a store that has lapsed); its `price` isn't
 * the one that the viewer has seen; its `quantity` is one that the provider doesn't do.
 */
export const entryProblems = ['gone', 'away', 'price', 'quantity'] as const

/** Whether nothing of an entry can be booked: it is only there to be told. */
export const isGone = ({ problem }: { problem: (typeof entryProblems)[number] | null }): boolean =>
  problem === 'gone' || problem === 'away'

export const cartEntry = z.object({
  service_id: z.int(),
  service_item_id: z.int(),
  /** The company that sells it. */
  provider_id: z.int(),
  quantity: z.number(),
  /** Without categories where it is gone, or its provider is away. */
  service: z.object({ id: z.int(), name: z.string(), categories: z.array(z.int()) }),
  /** As it is now; as the viewer has seen it when it is gone. */
  service_item: item,
  currency: z.string().length(3),
  /** What one cost, offers taken off, when the viewer last chose or accepted it. */
  seen_price: z.number(),
  problem: z.enum(entryProblems).nullable(),
  /** 0 for what is gone, or whose provider is away. */
  ...amounts,
})
export type CartEntry = z.output<typeof cartEntry>

const seller = z.object({
  id: z.int(),
  /** Of its account. */
  user_id: z.int(),
  company_name: z.string(),
  logo: z.string().nullable(),
})

/** What is in the cart of one provider, without what is gone. */
const providerSum = seller.extend({ currency: z.string().length(3), ...amounts })

const cart = z.object({
  /** In the order in which providers, and then their items, were put in. */
  cart: z.array(cartEntry),
  /** Who sells them: not who is away, but also those of whom only what is gone is in the cart. */
  sellers: z.array(seller),
  providers: z.array(providerSum),
  /** One for each currency: amounts are never converted. */
  totals: z.array(z.object({ currency: z.string().length(3), ...amounts })),
})
export type Cart = z.output<typeof cart>

export const carts = endpoints({
  get: {
    method: 'GET',
    path: '/cart',
    who: 'member',
    summary: 'The viewer’s cart, at the prices of now',
    answer: cart,
  },
  put: {
    method: 'POST',
    path: '/cart',
    who: 'member',
    summary:
      'Have so much of an item in the cart, at its price of now; without a quantity as much as the provider proposes',
    body: z.object({ service_id: id(), service_item_id: id(), quantity: optional(quantity(0.001)) }),
    answer: message.extend(cart.shape),
    errors: ['not_for_your_role', 'not_found', 'own_store', 'cart_full'],
    limits: ['reacting'],
  },
  accept: {
    method: 'POST',
    path: '/cart/accept',
    who: 'member',
    summary: 'Accept the prices of now; what is gone leaves the cart, and what is of a provider who is away stays',
    answer: message.extend(cart.shape),
    limits: ['reacting'],
  },
  remove: {
    method: 'DELETE',
    path: '/cart/:service_item_id',
    who: 'member',
    summary: 'Take an item out of the cart; doing so twice changes nothing',
    params: z.object({ service_item_id: id() }),
    answer: message.extend(cart.shape),
    limits: ['reacting'],
  },
})
