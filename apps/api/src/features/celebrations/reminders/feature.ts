import type { Feature } from '#platform/feature.ts'
import { scheduledJobs } from './listeners.ts'

export const reminders: Feature = { name: 'reminders', scheduledJobs }
