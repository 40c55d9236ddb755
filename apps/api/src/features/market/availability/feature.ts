import { on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { eraseAvailability } from './erase.ts'
import { endHolds, endHoldsBetween } from './hold-days.ts'
import { noticeListeners, notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'day.held': { hold_id: number }
  }
}

const scheduledJobs: ScheduledJob[] = [{ name: 'availability.end-holds', cron: '*/5 * * * *', run: endHolds }]

export const availability: Feature = {
  name: 'availability',
  routes,
  listeners: [on('user.blocked', 'availability.end-holds-between', endHoldsBetween), ...noticeListeners],
  notices,
  scheduledJobs,
  erase: eraseAvailability,
  personalData,
}
