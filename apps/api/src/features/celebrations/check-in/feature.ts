import type { Feature } from '#platform/feature.ts'
import { listeners } from './listeners.ts'
import { routes } from './routes.ts'

export const checkIn: Feature = { name: 'check-in', routes, listeners }
