import type { Feature } from '#platform/feature.ts'
import { listeners, scheduledJobs } from './listeners.ts'
import { notices } from './notices.ts'
import { noticeListeners } from './notify-guests.ts'
import { previews } from './previews.ts'
import { routes } from './routes.ts'

export const events: Feature = {
  name: 'events',
  routes,
  listeners: [...listeners, ...noticeListeners],
  scheduledJobs,
  previews,
  notices,
}
