import { type Chore, type Listener, on } from '#platform/facts.ts'
import { countTrending } from './trending.ts'

export const hashtagListeners: Listener[] = [on('hashtag.used', 'hashtags.count', kit => countTrending(kit))]

/** What was used a week ago, deleted or hidden leaves by itself. */
export const hashtagChores: Chore[] = [{ queue: 'hashtags.recount', cron: '*/2 * * * *', run: countTrending }]
