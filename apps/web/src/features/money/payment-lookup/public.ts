export { PaymentSearch } from './payment-search.tsx'
export { Payments } from './payments.tsx'
