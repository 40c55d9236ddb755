import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

export const calendars: Feature = { name: 'calendars', routes }
