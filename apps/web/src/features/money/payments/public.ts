export { paymentKeys, paymentQuery } from './data.ts'
export { isUnpaid, PaymentResult } from './payment-result.tsx'
export { Receipts } from './receipts.tsx'
