export { CheckoutPage as Component } from '#features/market/carts'
