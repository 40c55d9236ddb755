import type { Feature } from '#platform/feature.ts'
import { scheduledJobs } from './listeners.ts'
import { routes } from './routes.ts'

export const notifications: Feature = { name: 'notifications', routes, scheduledJobs }
