import type { Cart } from '@celebrio/contract/market/carts'
import i18next from 'i18next'

/** What keeps a cart from being asked for as it stands. */
export function itemsError({ cart, providers }: Cart): string | undefined {
  if (cart.some(({ problem }) => problem !== null)) return i18next.t('cart_changed', { ns: 'errors' })
  return providers.length === 0 ? i18next.t('noneAsked', { ns: 'carts' }) : undefined
}

/** The same of all that is in it: an empty one has too little. */
export const cartError = (cart: Cart | undefined): string | undefined =>
  !cart || cart.cart.length === 0 ? i18next.t('cart_empty', { ns: 'errors' }) : itemsError(cart)
