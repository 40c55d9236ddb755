import type { EventEdit } from '@celebrio/contract/celebrations/event-forms'
import { placesAfter } from '#features/base/locations'
import { claimUploads } from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Tx, violatesConstraint } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { changedParts, stateOf } from './changes.ts'
import { discardCover, newCover } from './covers.ts'
import { columnsOf, refuse } from './form-columns.ts'
import { leastRole } from './policies.ts'
import { type EventChange, findOwnEvent, type OwnEvent, updateEvent } from './queries/writes.ts'
import { readEvent } from './read-events.ts'
import {
  answerByAfter,
  answerByFaults,
  answersUntil,
  changesOf,
  endFaults,
  isRescheduled,
  momentsOf,
  positionFaults,
  startFaults,
  timesAfter,
  zoneFaults,
} from './rules.ts'
import { promoteFromWaitlist } from './seats/promote-from-waitlist.ts'
import { requestReconfirmation } from './seats/reschedule.ts'

type Target = { viewer: Viewer; eventId: number; event: OwnEvent }

/**
 * The columns that an edit changes. @throws AppError validation_failed for times and places that are not possible,
 * date_open
 */
async function readChange(app: AppContext, tx: Tx, event: OwnEvent, edit: EventEdit): Promise<EventChange> {
  refuse(zoneFaults(edit.timezone))
  const times = timesAfter(event, edit)
  const isMoved = isRescheduled(event, times)
  if (event.date_open && (isMoved || times.local_end !== event.local_end || edit.answer_by))
    throw new AppError('date_open')
  const local_answer_by = answerByAfter(event, times, edit.answer_by, app.clock.now())
  const isNew = local_answer_by !== event.local_answer_by
  const deadline = isMoved || isNew ? answerByFaults({ ...times, local_answer_by }, app.clock.now(), isNew) : {}
  const { lat = event.lat, long = event.long } = edit
  // An event that is over can still be edited; only a new start must be in the future.
  const start = isMoved ? startFaults(times, app.clock.now()) : {}
  const end = isMoved || times.local_end !== event.local_end ? endFaults(times) : {}
  refuse(end, start, deadline, positionFaults({ lat, long }))
  const places = await placesAfter(tx, event, edit)
  const open_to = edit.open_to?.length ? edit.open_to : undefined
  return changesOf(event, { ...columnsOf(edit), ...places, ...times, local_answer_by, open_to })
}

const mayPromote = ({ members }: OwnEvent, change: EventChange): boolean =>
  members !== null && change.members !== undefined && (change.members === null || change.members > members)

const after = (event: OwnEvent, change: EventChange): OwnEvent => ({ ...event, ...changesOf(event, change) })

const momentsAfter = (event: OwnEvent, change: EventChange) => momentsOf(after(event, change))

/** A different time zone can mean the same instant: guests then keep their answers and tickets. */
const isMove = (event: OwnEvent, change: EventChange): boolean =>
  momentsAfter(event, change).starts_at.getTime() !== event.starts_at.getTime()

/**
 * Follows up a change: guests are asked again about a new date, which is a fact of its own, apart from all other
 * changes.
 */
async function follow(app: AppContext, tx: Tx, { viewer, eventId, event }: Target, change: EventChange): Promise<void> {
  const ids = { event_id: eventId, user_id: viewer.id }
  const { local_start: _start, local_end: _end, timezone: _zone, ...rest } = change
  const isMoved = isMove(event, change)
  const before = stateOf(event)
  if (isMoved) {
    await requestReconfirmation(app, tx, eventId)
    await app.emit(tx, 'event.rescheduled', { ...ids, before })
  }
  if (mayPromote(event, change)) await promoteFromWaitlist(app, tx, eventId)
  const changed = Object.keys(isMoved ? rest : change)
  if (changed.length > 0) await app.emit(tx, 'event.edited', { ...ids, changed })
  const parts = changedParts(before, stateOf(after(event, change)), isMoved)
  const isOver = momentsAfter(event, change).ends_at <= app.clock.now()
  if (parts.length > 0 && !isOver) await app.emit(tx, 'event.changed', { ...ids, parts, is_moved: isMoved, before })
}

/** Writes a change. @throws AppError members_below_guests */
async function write(app: AppContext, tx: Tx, { eventId, event }: Target, change: EventChange): Promise<void> {
  const moments = momentsAfter(event, change)
  const now = app.clock.now()
  try {
    await updateEvent(tx, eventId, {
      ...change,
      ...moments,
      answers_until: answersUntil(after(event, change)),
      edited_at: now,
      ...(isMove(event, change) && { moved_at: now }),
    })
  } catch (error) {
    throw violatesConstraint(error, 'events_members') ? new AppError('members_below_guests') : error
  }
}

async function change(
  app: AppContext,
  tx: Tx,
  target: Omit<Target, 'event'>,
  edit: EventEdit,
  coverId: number | undefined,
) {
  // Locked from here on, so that of two simultaneous edits the second one sees what the first has written.
  const event = await findOwnEvent(tx, target.viewer.id, target.eventId, leastRole.edit)
  if (!event) throw new AppError('not_found')
  const columns = await readChange(app, tx, event, edit)
  const all = coverId === undefined ? columns : { ...columns, cover_id: coverId }
  if (Object.keys(all).length === 0) return
  if (coverId !== undefined) await claimUploads(tx, target.viewer, [coverId])
  await write(app, tx, { ...target, event }, all)
  if (coverId !== undefined) await discardCover(app, tx, event.cover_id)
  await follow(app, tx, { ...target, event }, all)
}

/**
 * Changes an event as its host or co-host; an edit that changes nothing leaves it untouched.
 * @throws AppError not_found for events of others as well, validation_failed, members_below_guests, date_open, and
 *   whatever a new cover is refused for
 */
export async function editEvent(
  app: AppContext,
  viewer: Viewer,
  eventId: number,
  edit: EventEdit,
  files: IncomingFile[],
) {
  const present = await findOwnEvent(app.db, viewer.id, eventId, leastRole.edit)
  if (!present) throw new AppError('not_found')
  const cover = await newCover(app, viewer, present.cover_id, { coverphoto: edit.coverphoto, files })
  const event = await inTransaction(app, async tx => {
    await change(app, tx, { viewer, eventId }, edit, cover?.id)
    return readEvent(app, tx, viewer, eventId)
  })
  return { message: 'Event Edit Successful', event }
}
