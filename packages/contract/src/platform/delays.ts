/** Times of the interface in milliseconds (specification part 1 §9, part 2 §9). */
export const delays = {
  toast: 3000,
  carousel: 3000,
  /** Deals beside each other, three at a time. */
  deals: 3000,
  /** The pictures of a provider. */
  slider: 5000,
  redirectAfterSignIn: 1000,
  redirectAfterSignUp: 3000,
  logout: 200,
  redirectAfterReset: 2000,
  redirectAfterNewPassword: 1000,
  redirectAfterFailedCallback: 3000,
  redirectAfterProfile: 3000,
  /** Debounce of filter inputs. */
  filter: 300,
  /** The same for orders. */
  orderFilter: 500,
  /** A quantity in the cart is sent when it has not been touched for so long. */
  cart: 1000,
  /** Maximum random delay between a push about the feed and the request for it. */
  feedLook: 2000,
} as const
