import { findCrew } from '#features/celebrations/events'
import { on, onAny } from '#platform/facts.ts'
import { takeOverByEmail } from './take-over.ts'
import { askByLetter, sendCalledOff, sendInvitation, sendReminder } from './write.ts'

export const inviteeListeners = [
  on('invitee.letter_due', 'invitees.write', sendInvitation),
  on('invitee.reminder_due', 'invitees.remind', sendReminder),
  on('invitee.called_off', 'invitees.call_off', sendCalledOff),
  on('event.rescheduled', 'invitees.ask_again', askByLetter('rescheduled')),
  // Of an event that was moved the letter about its new date tells all.
  on('event.changed', 'invitees.tell_changes', async (kit, fact) => {
    if (!fact.is_moved) await askByLetter('changed')(kit, fact)
  }),
  on('event.dates_changed', 'invitees.tell_dates', async (kit, fact) => {
    if (fact.added) await askByLetter('dates_added')(kit, fact)
  }),
  on('event.date_chosen', 'invitees.tell_date', askByLetter('date_chosen')),
  on('account.email_verified', 'invitees.take_over', takeOverByEmail),
  ...onAny('invitees.tell', {
    'invitee.answered': async (kit, { event_id }) => kit.realtime.changed(await findCrew(kit.db, event_id), 'events'),
  }),
]
