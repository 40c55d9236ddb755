import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import type { ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { sweepViews } from './watch.ts'

/** What videos do by themselves, soon after each day (UTC) has begun. */
const scheduledJobs: ScheduledJob[] = [{ name: 'videos.sweep', cron: '7 0 * * *', run: sweepViews }]

const personalRows = [rowsOf('video_views')]

export const videos: Feature = {
  name: 'videos',
  routes,
  scheduledJobs,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
