import type { Feature } from '#platform/feature.ts'
import { forgetOld } from './mark-and-delete.ts'
import { routes } from './routes.ts'

export const notifications: Feature = {
  name: 'notifications',
  routes,
  scheduledJobs: [{ name: 'notifications.sweep', cron: '23 4 * * *', run: forgetOld }],
}
