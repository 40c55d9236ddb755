import { type Listener, on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { sweepUploads } from './discard.ts'
import { eraseUploads } from './erase.ts'
import { deleteFiles } from './finish.ts'
import { personalData } from './personal-data.ts'
import { personalFiles } from './personal-files.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'upload.discarded': { folders: string[] }
  }
}

/** What uploads do when something has happened. */
const listeners: Listener[] = [
  on('upload.discarded', 'uploads.delete-files', async (app, { folders }) => {
    for (const folder of folders) await deleteFiles(app, folder)
  }),
]

/** What uploads do by themselves. */
const scheduledJobs: ScheduledJob[] = [{ name: 'uploads.sweep', cron: '17 * * * *', run: sweepUploads }]

export const uploads: Feature = {
  name: 'uploads',
  routes,
  listeners,
  scheduledJobs,
  erase: eraseUploads,
  personalData,
  personalFiles,
}
