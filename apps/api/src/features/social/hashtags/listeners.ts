import { type Listener, on, type ScheduledJob } from '#platform/facts.ts'
import { countTrending } from './trending.ts'

export const listeners: Listener[] = [on('hashtag.used', 'hashtags.count', app => countTrending(app))]

/** What was used a week ago, deleted or hidden leaves by itself. */
export const scheduledJobs: ScheduledJob[] = [{ name: 'hashtags.recount', cron: '*/2 * * * *', run: countTrending }]
