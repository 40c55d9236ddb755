import { on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { endHolds, endHoldsBetween } from './hold-days.ts'
import { routes } from './routes.ts'

const scheduledJobs: ScheduledJob[] = [{ name: 'availability.end-holds', cron: '*/5 * * * *', run: endHolds }]

export const availability: Feature = {
  name: 'availability',
  routes,
  listeners: [on('user.blocked', 'availability.end-holds-between', endHoldsBetween)],
  scheduledJobs,
}
