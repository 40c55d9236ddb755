import type { Feature } from '#platform/feature.ts'
import { listeners, scheduledJobs } from './listeners.ts'
import { routes } from './routes.ts'

export const accounts: Feature = { name: 'accounts', routes, listeners, scheduledJobs }
