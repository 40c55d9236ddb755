import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { handOn, pushToAll } from './send.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** The quiet hours of these people have ended. */
    'notification.push_due': { user_ids: number[] }
  }
}

const listeners = [
  on('notification.written', 'web-push.send', pushToAll),
  on('notification.push_due', 'web-push.send-late', pushToAll),
]

const scheduledJobs: ScheduledJob[] = [{ name: 'web-push.hand-on', cron: '* * * * *', run: handOn }]

const personalRows = [rowsOf('push_subscriptions'), rowsOf('pushes_due')]

export const webPush: Feature = {
  name: 'web-push',
  routes,
  listeners,
  scheduledJobs,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
