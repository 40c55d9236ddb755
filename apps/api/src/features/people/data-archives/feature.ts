import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { eraseArchive, expire, resume } from './lifecycle.ts'
import { makeArchive } from './make.ts'
import { routes } from './routes.ts'
import { archiveFolder } from './rules.ts'
import { sendReady } from './send-ready.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** Somebody wants to have what their account holds. */
    'data_archive.asked': { user_id: number }
    'data_archive.ready': { user_id: number }
    'data_archive.discarded': { folders: string[] }
  }
}

export const dataArchives: Feature = {
  name: 'data-archives',
  routes,
  listeners: [
    on('data_archive.asked', 'data-archives.make', makeArchive),
    on('data_archive.ready', 'data-archives.tell', sendReady),
    on('data_archive.discarded', 'data-archives.delete-files', async (app, { folders }) => {
      for (const folder of folders) await app.files.deleteAll(archiveFolder(folder))
    }),
  ],
  scheduledJobs: [
    { name: 'data-archives.resume', cron: '* * * * *', run: resume },
    { name: 'data-archives.expire', cron: '47 * * * *', run: expire },
  ],
  erase: eraseArchive,
}
