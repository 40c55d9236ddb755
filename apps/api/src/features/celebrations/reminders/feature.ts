import type { ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { notices } from './notices.ts'
import { remind } from './remind.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** A guest is to be reminded by e-mail that the event begins then, ISO 8601. */
    'guest.reminder_due': { guest_id: number; starts_at: string }
  }
}

const scheduledJobs: ScheduledJob[] = [{ name: 'reminders.send', cron: '*/5 * * * *', run: remind }]

export const reminders: Feature = { name: 'reminders', scheduledJobs, notices }
