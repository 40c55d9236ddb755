import type { Feature } from '#platform/feature.ts'
import { listeners } from './listeners.ts'
import { notices } from './notices.ts'
import { noticeListeners } from './notify-helpers.ts'
import { routes } from './routes.ts'

export const helpers: Feature = { name: 'helpers', routes, listeners: [...listeners, ...noticeListeners], notices }
