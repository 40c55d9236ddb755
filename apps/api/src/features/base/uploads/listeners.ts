import { type Chore, type Listener, on } from '#platform/facts.ts'
import { sweepUploads } from './actions.ts'
import { deleteFiles } from './finish.ts'

/** What uploads do when something has happened. */
export const uploadListeners: Listener[] = [
  on('upload.discarded', 'uploads.delete-files', async (kit, { folders }) => {
    for (const folder of folders) await deleteFiles(kit, folder)
  }),
]

/** What uploads do by themselves. */
export const uploadChores: Chore[] = [{ queue: 'uploads.sweep', cron: '17 * * * *', run: sweepUploads }]
