import type { Feature } from '#platform/feature.ts'
import { countDays, countToday } from './count-days.ts'
import { routes } from './routes.ts'

export const staffFigures: Feature = {
  name: 'staff-figures',
  routes,
  scheduledJobs: [
    { name: 'staff-figures.count', cron: '23 * * * *', run: countDays },
    { name: 'staff-figures.count-today', cron: '58 * * * *', run: countToday },
  ],
}
