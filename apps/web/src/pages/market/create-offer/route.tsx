export { CreateOfferPage as Component } from '#features/market/offers'
