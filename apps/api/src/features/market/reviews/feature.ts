import type { AppContext } from '#platform/app-context.ts'
import { onAny, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { eraseReviews } from './erase.ts'
import { noticeListeners, notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { findTold } from './queries/notice-subjects.ts'
import { remind } from './remind.ts'
import { reportables } from './reportables.ts'
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

/** Both sides read their booking anew. */
async function push(app: AppContext, { review_id }: { review_id: number }): Promise<void> {
  const sides = await findTold(app.db, review_id)
  if (sides) app.realtime.push([sides.celebrant_id, sides.owner_id], 'bookings')
}

export const reviews: Feature = {
  name: 'reviews',
  routes,
  listeners: [
    ...onAny('reviews.push', { 'review.written': push, 'review.shown': push, 'review.answered': push }),
    ...noticeListeners,
  ],
  scheduledJobs,
  notices,
  reportables,
  erase: eraseReviews,
  personalData,
}
