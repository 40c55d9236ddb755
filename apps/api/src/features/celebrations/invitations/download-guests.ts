import { type EventBrief, isAllowed, readBrief } from '#features/celebrations/events'
import { rsvpStatusOf } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { paginate } from '#platform/db/keyset.ts'
import { Download, fileNameOf } from '#platform/http/download.ts'
import { byteOrderMark, csvRow } from './csv.ts'
import { messages } from './messages.ts'
import { findGuestPage, type GuestListRow } from './queries/lists.ts'

/** Rows that are read at a time, so that other requests get their turn at the database. */
const per_page = 1000

/** By the clock at the event's place, in a format that spreadsheets read as a date. */
const clockOf = ({ timezone }: EventBrief) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' })
  return (date: Date | null) => date && format.format(date)
}

const writer = (event: EventBrief, { language }: Viewer) => {
  const clock = clockOf(event)
  return ({ name, adults, children, dietary, message, used_at, ...guest }: GuestListRow): string =>
    csvRow(language, [
      name,
      messages[language].guestTable.status[rsvpStatusOf(guest)],
      adults,
      children,
      dietary,
      message,
      clock(used_at),
    ])
}

async function tableOf(app: AppContext, viewer: Viewer, event: EventBrief): Promise<Buffer> {
  const write = writer(event, viewer)
  const parts = [byteOrderMark, csvRow(viewer.language, messages[viewer.language].guestTable.head)]
  let cursor: string | null | undefined
  do {
    const found = await findGuestPage(app.db, viewer.id, event.id, { per_page, ...(cursor && { cursor }) })
    const { page, nextCursor } = paginate(found, per_page, row => row.id)
    parts.push(page.map(write).join(''))
    cursor = nextCursor
  } while (cursor)
  return Buffer.from(parts.join(''))
}

/** The whole guest list as a table. @throws AppError not_found for anyone who is neither host nor co-host */
export async function downloadGuests(app: AppContext, viewer: Viewer, eventId: number): Promise<Download> {
  const event = await readBrief(app, app.db, viewer, eventId)
  authorize(isAllowed(event.your_role, 'invite'))
  const name = fileNameOf(`${messages[viewer.language].guestTable.file} ${event.title}`, 'csv')
  return new Download(await tableOf(app, viewer, event), name)
}
