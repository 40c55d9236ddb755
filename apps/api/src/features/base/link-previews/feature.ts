import type { ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { sweepPreviews } from './look-up.ts'

const scheduledJobs: ScheduledJob[] = [{ name: 'link-previews.sweep', cron: '41 3 * * *', run: sweepPreviews }]

export const linkPreviews: Feature = { name: 'link-previews', scheduledJobs }
