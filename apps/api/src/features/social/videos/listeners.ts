import type { ScheduledJob } from '#platform/facts.ts'
import { sweepViews } from './watch.ts'

/** What videos do by themselves, soon after each day (UTC) has begun. */
export const scheduledJobs: ScheduledJob[] = [{ name: 'videos.sweep', cron: '7 0 * * *', run: sweepViews }]
