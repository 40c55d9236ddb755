import type { Event } from '@celebrio/contract/celebrations/events'
import { placeNames } from '#features/base/locations'
import { mediaOf } from '#features/base/uploads'
import { findFaces, type GuestIdentity, ownInvitation } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { canSeeGuests, eventRights } from './policies.ts'
import { type EventRow, findEventRows } from './queries/rows.ts'

/** Whoever opens a page; id 0 is somebody without an account, who may have the link of an entry on a guest list. */
export type Visitor = Pick<Viewer, 'id' | 'language'> & GuestIdentity

type Person = { id: number; name: string; profile_picture: string | null }
type Names = { country: string | null; state: string | null; city: string | null }

export const personView = (app: AppContext, { id, name, profile_picture }: Person): Person => ({
  id,
  name,
  profile_picture: profile_picture && app.files.publicUrl(profile_picture),
})

const named = (id: number | null, name: string | null) => (id !== null && name !== null ? { id, name } : null)

const placeView = (row: EventRow, { country, state, city }: Names) => ({
  address: row.address,
  country: named(row.country_id, country),
  state: named(row.state_id, state),
  city: named(row.city_id, city),
  location: [city, state, country].filter(name => name !== null).join(', ') || null,
  lat: row.lat,
  long: row.long,
})

const timesView = (row: EventRow) => ({
  event_date: row.local_start,
  end_date: row.local_end,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  answer_by: row.local_answer_by,
  answers_until: row.answers_until?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
})

const askerOf = (viewer: Visitor, { role, own }: EventRow) => ({
  isMember: viewer.id !== 0,
  role,
  own_status: own?.status ?? null,
  invitation: ownInvitation(own),
})

/** What an event is to the viewer, without what takes further statements to read. */
export function briefView(app: AppContext, viewer: Visitor, row: EventRow) {
  const asker = askerOf(viewer, row)
  return {
    id: row.id,
    title: row.title,
    timezone: row.timezone,
    date_open: row.date_open,
    my_invitation: asker.invitation ?? null,
    your_role: row.role,
    can: eventRights(asker, row, app.clock.now()),
  }
}

type Parts = {
  names: Names
  cover: Event['cover']
  guests: Event['guests']
}

function eventView(app: AppContext, viewer: Visitor, row: EventRow, { names, cover, guests }: Parts): Event {
  return {
    ...briefView(app, viewer, row),
    ...placeView(row, names),
    members: row.members,
    companions_max: row.companions_max,
    allows_maybe: row.allows_maybe,
    special_guest: row.special_guest,
    ...timesView(row),
    about: row.about,
    dress_code: row.dress_code,
    paper: row.paper,
    coverphoto: cover?.image ?? null,
    cover,
    open_to: row.open_to,
    user: personView(app, { id: row.user_id, name: row.host_name, profile_picture: row.host_picture }),
    total_guests: row.total_guests,
    guests,
    is_marked: row.marked_by !== null,
  }
}

/** Rows of events as the contract shows them, with one statement for each part of all of them. */
export async function rowViews(app: AppContext, db: Db, viewer: Visitor, rows: readonly EventRow[]): Promise<Event[]> {
  if (rows.length === 0) return []
  const names = await placeNames(db, rows, viewer.language)
  const shown = rows.filter(row => canSeeGuests(askerOf(viewer, row)))
  const shownIds = shown.map(row => row.id)
  const faces = shownIds.length > 0 ? await findFaces(app, db, viewer.id, shownIds) : new Map<number, Event['guests']>()
  return rows.map((row, index) =>
    eventView(app, viewer, row, {
      names: names[index] ?? { country: null, state: null, city: null },
      cover: row.cover && mediaOf(app, row.cover),
      guests: faces.get(row.id) ?? [],
    }),
  )
}

/** The events with these ids that the viewer may see, in the order of the ids. */
export async function eventViews(app: AppContext, db: Db, viewer: Visitor, ids: readonly number[]): Promise<Event[]> {
  const rows = ids.length > 0 ? await findEventRows(db, viewer, ids) : []
  const views = await rowViews(app, db, viewer, rows)
  const byId = new Map(views.map(view => [view.id, view]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
