import type { Feature } from '#platform/feature.ts'
import { listeners } from './listeners.ts'
import { routes } from './routes.ts'

export const helpers: Feature = { name: 'helpers', routes, listeners }
