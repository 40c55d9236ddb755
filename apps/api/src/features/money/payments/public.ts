/** What other features and the start-up may use of payments. */
export { hearWord } from './hear-word.ts'
export { type Paid, type Payable, payableOf } from './payables.ts'
export { findPendingPayment } from './pending.ts'
export { refundPayment } from './refund.ts'
export { startPayment } from './start.ts'
export type {} from './tables.ts'
