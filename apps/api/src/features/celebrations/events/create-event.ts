import type { EventForm } from '@celebrio/contract/celebrations/event-forms'
import type { AudienceCode } from '@celebrio/contract/celebrations/events'
import { placesAfter } from '#features/base/locations'
import { claimUploads, prepareUpload } from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { claimRequest, idempotentRequest } from '#platform/db/idempotent-requests.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { bookWithEvent, isServed, servedFaults } from './book-with-event.ts'
import { columnsOf, refuse } from './form-columns.ts'
import { findCovered } from './queries/audience.ts'
import { insertDates } from './queries/dates.ts'
import { findResult, saveResult } from './queries/requests.ts'
import { insertEvent, type NewEvent } from './queries/writes.ts'
import { readEvent } from './read-events.ts'
import {
  answerByFaults,
  answersUntil,
  datesFaults,
  endFaults,
  type Faults,
  inTime,
  momentsOf,
  positionFaults,
  timesAt,
  type WallTimes,
  zoneFaults,
  zoneName,
} from './rules.ts'
import { addHost } from './seats/reschedule.ts'
import { personView } from './view.ts'

const nowhere = { country_id: null, state_id: null, city_id: null }

/** An event whose form names no audience is seen by its invited guests only. */
const onInvite: AudienceCode[] = [4]

const timesOf = (form: EventForm): WallTimes => ({
  local_start: form.event_date,
  local_end: form.end_date ?? null,
  timezone: zoneName(form.timezone ?? 'UTC'),
})

/** Without a date there is nothing to say yes to. */
const deadlineFaults = (deadline: Parameters<typeof answerByFaults>[0], dates: number, now: Date): Faults =>
  deadline.local_answer_by !== null && dates > 1
    ? { answer_by: [{ code: 'date_first', values: {} }] }
    : answerByFaults(deadline, now, true)

/**
 * The row of a form, without its cover, and the dates that guests choose from. @throws AppError validation_failed for
 * times and places that are not possible
 */
async function rowOf(app: AppContext, viewer: Viewer, form: EventForm): Promise<{ row: NewEvent; dates: string[] }> {
  refuse(zoneFaults(form.timezone))
  const times = timesOf(form)
  const { lat = null, long = null, answer_by: local_answer_by = null } = form
  const created_at = app.clock.now()
  const dates = timesAt(times, form.other_dates)
  refuse(
    ...dates.map(endFaults),
    datesFaults(dates, created_at),
    servedFaults(form),
    deadlineFaults({ ...times, local_answer_by }, dates.length, created_at),
    positionFaults({ lat, long }),
  )
  const places = await placesAfter(app.db, nowhere, form)
  const open_to = form.open_to.length > 0 ? form.open_to : onInvite
  const inOrder = inTime(dates)
  // While the date is open, the event is over only when the last proposed date has passed.
  const last = inOrder.at(-1) ?? times
  const date_open = inOrder.length > 1
  const answers_until = answersUntil({ local_answer_by, timezone: times.timezone })
  const when = { ...last, ...momentsOf(last), date_open, local_answer_by, answers_until }
  const row = { ...columnsOf(form), ...when, ...places, user_id: viewer.id, title: form.title, open_to, created_at }
  return { row, dates: date_open ? inOrder.map(date => date.local_start) : [] }
}

/** What whoever creates an event is told: the event, the connections that its audience covers, and what was booked. */
async function answerOf(
  app: AppContext,
  db: Db,
  viewer: Viewer,
  { id, open_to, booking_ids }: Pick<NewEvent, 'open_to'> & { id: number; booking_ids: number[] },
) {
  const friends = await findCovered(db, viewer.id, open_to)
  return {
    message: 'Event Created',
    event: await readEvent(app, db, viewer, id),
    friends: friends.map(friend => personView(app, friend)),
    bookings: booking_ids.map(booking => ({ id: booking })),
  }
}

async function write(app: AppContext, tx: Tx, viewer: Viewer, row: NewEvent, dates: string[]): Promise<number> {
  const eventId = await insertEvent(tx, row)
  if (dates.length > 0) await insertDates(tx, eventId, dates)
  await addHost(app, tx, eventId, viewer.id)
  await app.emit(tx, 'event.created', { event_id: eventId, user_id: viewer.id })
  return eventId
}

const field = 'coverphoto'

/** @throws AppError validation_failed for one without a cover, unless it is served */
function requireCover(form: EventForm, files: IncomingFile[]): void {
  const hasCover = Boolean(form.coverphoto) || files.some(file => file.field === field)
  if (!hasCover && !isServed(form)) throw fieldError(field, 'cover_required')
}

/**
 * Of calls with one key the first one does it.
 * @throws AppError validation_failed on the field that is wrong, and whatever the cover, or what is asked for along with it, is
 * refused for
 */
export async function createEvent(
  app: AppContext,
  viewer: Viewer,
  form: EventForm,
  files: IncomingFile[],
  key: string | null,
) {
  const request = idempotentRequest(viewer.id, key)
  const known = request && (await findResult(app.db, request))
  if (known) return answerOf(app, app.db, viewer, known)
  requireCover(form, files)
  const { row, dates } = await rowOf(app, viewer, form)
  const cover = await prepareUpload(app, viewer, { field, kind: 'image', url: form.coverphoto, files })
  return inTransaction(app, async tx => {
    const isFirst = !request || (await claimRequest(tx, 'event_requests', request, app.clock.now()))
    const made = isFirst ? undefined : await findResult(tx, request)
    if (made) return answerOf(app, tx, viewer, made)
    await claimUploads(tx, viewer, cover ? [cover.id] : [])
    const id = await write(app, tx, viewer, { ...row, cover_id: cover?.id ?? null }, dates)
    const booking_ids = await bookWithEvent(app, tx, viewer, id, form)
    if (request) await saveResult(tx, request, id, booking_ids)
    return answerOf(app, tx, viewer, { id, open_to: row.open_to, booking_ids })
  })
}
