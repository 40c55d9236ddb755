import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { handOn, plan } from './plan.ts'
import { send } from './send.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** Somebody is to get an e-mail of what they have not read: of what is urgent, or of the day. */
    'notification.email_due': { user_id: number; sort: 'now' | 'digest' }
  }
}

const listeners = [
  on('notification.written', 'notification-emails.plan', plan),
  on('notification.email_due', 'notification-emails.send', send),
]

const scheduledJobs: ScheduledJob[] = [{ name: 'notification-emails.hand-on', cron: '* * * * *', run: handOn }]

const personalRows = [rowsOf('notification_emails_due')]

export const notificationEmails: Feature = {
  name: 'notification-emails',
  listeners,
  scheduledJobs,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
}
