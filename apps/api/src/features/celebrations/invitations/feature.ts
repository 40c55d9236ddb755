import type { Feature } from '#platform/feature.ts'
import { listeners } from './listeners.ts'
import { notices } from './notices.ts'
import { noticeListeners } from './notify-guests.ts'
import { routes } from './routes.ts'

export const invitations: Feature = {
  name: 'invitations',
  routes,
  listeners: [...listeners, ...noticeListeners],
  notices,
}
