import type { Feature } from '#platform/feature.ts'
import { audit } from './read-log.ts'
import { routes } from './routes.ts'

export const auditLog: Feature = {
  name: 'audit-log',
  routes,
  scheduledJobs: [{ name: 'audit-log.verify', cron: '53 3 * * *', run: audit }],
}
