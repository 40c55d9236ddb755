import type { Feature } from '#platform/feature.ts'
import { listeners, scheduledJobs } from './listeners.ts'
import { routes } from './routes.ts'

export const uploads: Feature = { name: 'uploads', routes, listeners, scheduledJobs }
