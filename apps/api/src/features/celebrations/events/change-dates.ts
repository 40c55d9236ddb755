import { eventLimits } from '@celebrio/contract/celebrations/events'
import type { DatesForm } from '@celebrio/contract/celebrations/polls'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from './form-columns.ts'
import { isPollOpen, leastRole } from './policies.ts'
import { type Choice, deleteDates, findChoices, insertDates } from './queries/dates.ts'
import { findOwnEvent, type OwnEvent, updateEvent } from './queries/writes.ts'
import { addedFaults, inTime, momentsOf, timesAfter } from './rules.ts'

/**
 * Locks the event, so that votes, the pick and other changes of the dates wait. @throws AppError not_found, date_chosen
 */
async function lockOpenEvent(tx: Tx, viewer: Viewer, eventId: number): Promise<OwnEvent> {
  const own = await findOwnEvent(tx, viewer.id, eventId, leastRole.edit)
  if (!own) throw new AppError('not_found')
  authorize(isPollOpen(own), 'date_chosen')
  return own
}

/** @throws AppError too_many_dates, too_few_dates */
function requireChoice(count: number): void {
  if (count > eventLimits.dates) throw new AppError('too_many_dates')
  if (count < eventLimits.leastDates) throw new AppError('too_few_dates')
}

type Change = { eventId: number; own: OwnEvent; removed: Choice[]; remaining: Choice[]; add: string[] }

/** While the date is open, the event has the last of the proposed dates. */
async function write(app: AppContext, tx: Tx, { eventId, own, removed, remaining, add }: Change): Promise<void> {
  const all = [...remaining.map(one => one.local_start), ...add].map(event_date => timesAfter(own, { event_date }))
  const ids = removed.map(one => one.id)
  if (ids.length > 0) await deleteDates(tx, eventId, ids)
  if (add.length > 0) await insertDates(tx, eventId, add, remaining)
  const last = inTime(all).at(-1)
  if (last && last.local_start !== own.local_start)
    await updateEvent(tx, eventId, { ...last, ...momentsOf(last), edited_at: app.clock.now() })
}

/**
 * Adds proposed dates, and removes others with their votes; all of it or nothing. A date that is both removed and added
 * stays, with its votes.
 * @throws AppError not_found for anyone who is neither host nor co-host, date_chosen, too_many_dates, too_few_dates,
 *   validation_failed on `add`
 */
export const changeDates = (
  app: AppContext,
  viewer: Viewer,
  eventId: number,
  { add, remove }: DatesForm,
): Promise<void> =>
  inTransaction(app, async tx => {
    const own = await lockOpenEvent(tx, viewer, eventId)
    const choices = await findChoices(tx, eventId)
    const others = choices.filter(one => !remove.includes(one.id)).map(one => one.local_start)
    const added = add.map(event_date => timesAfter(own, { event_date }))
    refuse(addedFaults(added, others, app.clock.now()))
    requireChoice(others.length + add.length)
    const wanted = new Set([...others, ...add])
    const remaining = choices.filter(one => wanted.has(one.local_start))
    const removed = choices.filter(one => !wanted.has(one.local_start))
    const fresh = add.filter(date => choices.every(one => one.local_start !== date))
    if (removed.length + fresh.length === 0) return
    await write(app, tx, { eventId, own, removed, remaining, add: fresh })
    await app.emit(tx, 'event.dates_changed', { event_id: eventId, user_id: viewer.id, added: fresh.length > 0 })
  })
