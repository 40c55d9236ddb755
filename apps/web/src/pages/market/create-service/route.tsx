export { CreateServicePage as Component } from '#features/market/services'
