import { type Listener, on, type ScheduledJob } from '#platform/facts.ts'
import { sweepUploads } from './actions.ts'
import { deleteFiles } from './finish.ts'

/** What uploads do when something has happened. */
export const listeners: Listener[] = [
  on('upload.discarded', 'uploads.delete-files', async (app, { folders }) => {
    for (const folder of folders) await deleteFiles(app, folder)
  }),
]

/** What uploads do by themselves. */
export const scheduledJobs: ScheduledJob[] = [{ name: 'uploads.sweep', cron: '17 * * * *', run: sweepUploads }]
