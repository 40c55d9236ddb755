import { on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { askAboutHanging } from './ask-gateway.ts'
import { erasePayments } from './erase.ts'
import { personalData } from './personal-data.ts'
import { mailReceipt } from './read-receipts.ts'
import { sendRefund } from './refund.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'refund.owed': { refund_id: number }
    /** Of a payment, or of a refund. */
    'receipt.issued': { number: number }
  }
}

const scheduledJobs: ScheduledJob[] = [{ name: 'payments.ask', cron: '*/10 * * * *', run: askAboutHanging }]

export const payments: Feature = {
  name: 'payments',
  routes,
  listeners: [
    on('refund.owed', 'payments.send-refund', sendRefund),
    on('receipt.issued', 'payments.mail-receipt', mailReceipt),
  ],
  scheduledJobs,
  erase: erasePayments,
  personalData,
}
