import type { Feature } from '#platform/feature.ts'
import { eraseNotices } from './erase.ts'
import { forgetOld } from './mark-and-delete.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** These people have been told something that is to reach them also when they are not looking. */
    'notification.written': { kind: string; user_ids: number[] }
  }
}

export const notifications: Feature = {
  name: 'notifications',
  routes,
  scheduledJobs: [{ name: 'notifications.sweep', cron: '23 4 * * *', run: forgetOld }],
  erase: eraseNotices,
  personalData,
}
