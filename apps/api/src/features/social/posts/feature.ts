import type { Feature } from '#platform/feature.ts'
import { listeners } from './listeners.ts'
import { notices } from './notices.ts'
import { noticeListeners } from './reconcile-notices.ts'
import { routes } from './routes.ts'

export const posts: Feature = { name: 'posts', routes, listeners: [...listeners, ...noticeListeners], notices }
