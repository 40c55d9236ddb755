import type { Feature } from '#platform/feature.ts'
import { audit } from './audit.ts'
import { routes } from './routes.ts'

export const ledger: Feature = {
  name: 'ledger',
  routes,
  scheduledJobs: [{ name: 'ledger.audit', cron: '41 3 * * *', run: audit }],
}
