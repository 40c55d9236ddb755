import type { ScheduledJob } from '#platform/facts.ts'
import { remind } from './remind.ts'

export const scheduledJobs: ScheduledJob[] = [{ name: 'event_reminders.tell', cron: '*/5 * * * *', run: remind }]
