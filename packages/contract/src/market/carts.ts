import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { decimal, id, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { message } from '../platform/lists.ts'
import { serviceLimits } from './service-forms.ts'
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
 * What keeps an entry from being booked as it stands: the item is `gone`, or the viewer can no longer book it; its `price`
 * isn't the one that the viewer has seen; its `quantity` is one that the provider doesn't do.
 */
export const entryProblems = ['gone', 'price', 'quantity'] as const

export const cartEntry = z.object({
  service_id: z.int(),
  service_item_id: z.int(),
  /** The company that sells it. */
  provider_id: z.int(),
  quantity: z.number(),
  service: z.object({ id: z.int(), name: z.string() }),
  /** As it is now; as the viewer has seen it when it is gone. */
  service_item: item,
  currency: z.string().length(3),
  /** What one cost, offers taken off, when the viewer last chose or accepted it. */
  seen_price: z.number(),
  problem: z.enum(entryProblems).nullable(),
  /** 0 for what is gone. */
  ...amounts,
})
export type CartEntry = z.output<typeof cartEntry>

/** What is in the cart of one provider, without what is gone. */
const providerSum = z.object({
  id: z.int(),
  /** Of its account. */
  user_id: z.int(),
  company_name: z.string(),
  logo: z.string().nullable(),
  currency: z.string().length(3),
  ...amounts,
})

const cart = z.object({
  /** In the order in which providers, and then their items, were put in. */
  cart: z.array(cartEntry),
  providers: z.array(providerSum),
  /** One for each currency: amounts are never converted. */
  totals: z.array(z.object({ currency: z.string().length(3), ...amounts })),
})
export type Cart = z.output<typeof cart>

const quantity = () =>
  decimal().pipe(
    z
      .number()
      .min(0.001)
      .max(serviceLimits.qty)
      .refine(value => Number(value.toFixed(3)) === value, issue('too_many_decimals', { max: 3 })),
  )

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
    body: z.object({ service_id: id(), service_item_id: id(), quantity: optional(quantity()) }),
    answer: message.extend(cart.shape),
    errors: ['not_found', 'own_store', 'cart_full'],
    limits: ['reacting'],
  },
  accept: {
    method: 'POST',
    path: '/cart/accept',
    who: 'member',
    summary: 'Accept the prices of now; what is gone leaves the cart',
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
