export { CartPage as Component } from '#features/market/carts'
