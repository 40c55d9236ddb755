import { findEventStaff } from '#features/celebrations/events'
import { on, onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'
import { inviteByEmail, sendCancellation, sendInvitation, sendReminder } from './send-emails.ts'
import { takeOverByEmail } from './take-over.ts'

const listeners = [
  on('external_guest.email_due', 'invitees.write', sendInvitation),
  on('external_guest.reminder_due', 'invitees.remind', sendReminder),
  on('external_guest.event_cancelled', 'invitees.call_off', sendCancellation),
  on('event.rescheduled', 'invitees.ask_again', inviteByEmail('rescheduled')),
  // Of an event that was moved the e-mail about its new date tells everything.
  on('event.changed', 'invitees.tell_changes', async (app, fact) => {
    if (!fact.is_moved) await inviteByEmail('changed')(app, fact)
  }),
  on('event.dates_changed', 'invitees.tell_dates', async (app, fact) => {
    if (fact.added) await inviteByEmail('dates_added')(app, fact)
  }),
  on('event.date_chosen', 'invitees.tell_date', inviteByEmail('date_chosen')),
  on('account.email_verified', 'invitees.take_over', takeOverByEmail),
  ...onAny('invitees.tell', {
    'external_guest.answered': async (app, { event_id }) =>
      app.realtime.push(await findEventStaff(app.db, event_id), 'events'),
  }),
]

export const externalGuests: Feature = { name: 'external-guests', routes, listeners }
