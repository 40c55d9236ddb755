import { type Listener, on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'
import { countTrending } from './trending.ts'

const listeners: Listener[] = [on('hashtag.used', 'hashtags.count', app => countTrending(app))]

/** What was used a week ago, deleted or hidden leaves by itself. */
const scheduledJobs: ScheduledJob[] = [{ name: 'hashtags.recount', cron: '*/2 * * * *', run: countTrending }]

export const hashtags: Feature = { name: 'hashtags', routes, listeners, scheduledJobs }
