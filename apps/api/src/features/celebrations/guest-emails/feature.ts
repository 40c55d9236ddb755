import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { on, onAny, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import {
  emailAccepted,
  emailAll,
  emailInvited,
  emailSeated,
  sendCancellation,
  sendDue,
  sendReminder,
} from './send-emails.ts'
import { sendHeld } from './send-held.ts'

const listeners = [
  on('guest.email_due', 'guest-emails.send', sendDue),
  on('guest.reminder_due', 'guest-emails.remind', sendReminder),
  on('guest.event_cancelled', 'guest-emails.send-cancellation', sendCancellation),
  on('event.rescheduled', 'guest-emails.ask-again', emailAll('rescheduled')),
  // Of an event that was moved the e-mail about its new date tells everything.
  on('event.changed', 'guest-emails.send-changes', async (app, fact) => {
    if (!fact.is_moved) await emailAll('changed')(app, fact)
  }),
  on('event.dates_changed', 'guest-emails.send-dates', async (app, fact) => {
    if (fact.added) await emailAll('dates_added')(app, fact)
  }),
  on('event.date_chosen', 'guest-emails.send-date', emailAll('date_chosen')),
  on('event.invited', 'guest-emails.invite', emailInvited),
  ...onAny('guest-emails.confirm', {
    'event.answered': emailSeated('accepted', { is_asked: true }),
    'external_guest.changed': emailAccepted,
    'event.request_answered': emailSeated('accepted'),
    'event.promoted': emailSeated('moved_up'),
  }),
]

const scheduledJobs: ScheduledJob[] = [{ name: 'guest-emails.send-held', cron: '*/5 * * * *', run: sendHeld }]

export const guestEmails: Feature = {
  name: 'guest-emails',
  listeners,
  scheduledJobs,
  erase: (_app, tx, userId) => eraseRows(tx, userId, [rowsOf('deferred_guest_emails')]),
}
