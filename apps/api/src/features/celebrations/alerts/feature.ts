import type { Feature } from '#platform/feature.ts'
import { listeners } from './listeners.ts'
import { routes } from './routes.ts'

export const alerts: Feature = { name: 'alerts', routes, listeners }
