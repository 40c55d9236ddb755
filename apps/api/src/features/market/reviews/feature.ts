import type { ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { noticeListeners, notices } from './notices.ts'
import { remind } from './remind.ts'
import { routes } from './routes.ts'
import { showDue } from './show-reviews.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'review.written': { review_id: number }
    /** Others read it from now on. */
    'review.shown': { review_id: number }
    'review.answered': { review_id: number }
    /** A side of a booking is to be reminded. */
    'review.due': { reminder_id: number }
  }
}

const scheduledJobs: ScheduledJob[] = [
  { name: 'reviews.show', cron: '*/5 * * * *', run: showDue },
  { name: 'reviews.remind', cron: '23 * * * *', run: remind },
]

export const reviews: Feature = { name: 'reviews', routes, listeners: noticeListeners, scheduledJobs, notices }
