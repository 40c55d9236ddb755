import type { ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'
import { sweepViews } from './watch.ts'

/** What videos do by themselves, soon after each day (UTC) has begun. */
const scheduledJobs: ScheduledJob[] = [{ name: 'videos.sweep', cron: '7 0 * * *', run: sweepViews }]

export const videos: Feature = { name: 'videos', routes, scheduledJobs }
