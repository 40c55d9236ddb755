import type { Feature } from '#platform/feature.ts'
import { listeners, scheduledJobs } from './listeners.ts'
import { notices } from './notices.ts'
import { noticeListeners } from './reconcile-notices.ts'
import { routes } from './routes.ts'

export const friends: Feature = {
  name: 'friends',
  routes,
  listeners: [...listeners, ...noticeListeners],
  scheduledJobs,
  notices,
}
