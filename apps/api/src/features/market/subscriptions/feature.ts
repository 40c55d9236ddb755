import type { Feature } from '#platform/feature.ts'
import { cancelWithAccount } from './cancel.ts'
import { eraseReminders } from './erase.ts'
import { notices, remind } from './notices.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { payable } from './subscribe.ts'

export const subscriptions: Feature = {
  name: 'subscriptions',
  routes,
  payables: [payable],
  scheduledJobs: [{ name: 'subscriptions.remind', cron: '7 * * * *', run: remind }],
  notices,
  beforeDeletion: cancelWithAccount,
  erase: eraseReminders,
  personalData,
}
