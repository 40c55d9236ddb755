import type { ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { eraseViews } from './erase.ts'
import { forgetViewers } from './record-view.ts'
import { routes } from './routes.ts'

const scheduledJobs: ScheduledJob[] = [{ name: 'views.forget-viewers', cron: '11 * * * *', run: forgetViewers }]

export const views: Feature = { name: 'views', routes, scheduledJobs, erase: eraseViews }
