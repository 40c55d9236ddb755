import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { refuse } from './form-columns.ts'
import { isPollOpen, leastRole } from './policies.ts'
import { findOwnEvent, updateEvent } from './queries/writes.ts'
import { readEvent } from './read-events.ts'
import { endFaults, momentsOf, startFaults, timesAfter } from './rules.ts'
import { requestReconfirmation } from './seats/reschedule.ts'

/**
 * Sets the date of an event whose date is open: from now on guests can say yes, and the host has a ticket.
 * @throws AppError not_found for anyone who is neither host nor co-host, date_chosen, validation_failed on `event_date`
 */
export async function pickDate(app: AppContext, viewer: Viewer, eventId: number, event_date: string) {
  const event = await inTransaction(app, async tx => {
    // Locked from here on, so that of two simultaneous picks the second one finds the date chosen, and so do votes.
    const own = await findOwnEvent(tx, viewer.id, eventId, leastRole.edit)
    if (!own) throw new AppError('not_found')
    authorize(isPollOpen(own), 'date_chosen')
    const times = timesAfter(own, { event_date })
    const now = app.clock.now()
    refuse(startFaults(times, now), endFaults(times))
    await updateEvent(tx, eventId, { ...times, ...momentsOf(times), date_open: false, edited_at: now, moved_at: now })
    await requestReconfirmation(app, tx, eventId)
    await app.emit(tx, 'event.date_chosen', { event_id: eventId, user_id: viewer.id })
    return readEvent(app, tx, viewer, eventId)
  })
  return { message: 'The date is set', event }
}
