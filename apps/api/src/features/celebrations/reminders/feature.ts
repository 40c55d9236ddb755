import type { Feature } from '#platform/feature.ts'
import { scheduledJobs } from './listeners.ts'
import { notices } from './notices.ts'

export const reminders: Feature = { name: 'reminders', scheduledJobs, notices }
