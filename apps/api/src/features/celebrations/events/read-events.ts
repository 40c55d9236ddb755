import type { Event } from '@celebrio/contract/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'
import { listOwn, type OwnSearch } from './queries/own.ts'
import { type EventList, findEventRows, findListedRows } from './queries/rows.ts'
import { findFew } from './queries/terms.ts'
import { listOpen, listPersonal, listSearched, type PersonalSearch } from './queries/upcoming.ts'
import { briefView, eventViews, rowViews, type Visitor } from './view.ts'

async function pageOf(app: AppContext, viewer: Visitor, list: EventList, perPage: number) {
  const rows = await findListedRows(app.db, viewer, list)
  const { page, ...rest } = paginate(rows, perPage, row => row.id)
  return { events: await rowViews(app, app.db, viewer, page), ...rest }
}

/** A search as it was requested: with a keyword instead of search terms, and without the time. */
type Query<Search> = Omit<Search, 'now' | 'searchTerms' | 'few'> & { keyword?: string | undefined }

/** The viewer's own events. */
export async function readOwnEvents(app: AppContext, viewer: Viewer, { keyword, ...query }: Query<OwnSearch>) {
  const searchTerms = await searchTermsOf(app.db, keyword || undefined)
  return pageOf(app, viewer, listOwn(viewer.id, { ...query, searchTerms, now: app.clock.now() }), query.per_page)
}

/**
 * Upcoming events that are open to the viewer, or those that they are invited to or have marked.
 * @throws AppError not_signed_in where the list exists only for people with an account
 */
export async function readOpenEvents(app: AppContext, viewer: Visitor, { keyword, ...query }: Query<PersonalSearch>) {
  const personal = query.invited || query.marked
  if (personal && viewer.id === 0) throw new AppError('not_signed_in')
  const searchTerms = await searchTermsOf(app.db, keyword || undefined)
  const search = { ...query, searchTerms, few: await findFew(app.db, searchTerms), now: app.clock.now() }
  const list = personal ? listPersonal(viewer.id, search) : listOpen(app.db, viewer.id, search)
  return pageOf(app, viewer, list, query.per_page)
}

/** Upcoming events that match a keyword and that the viewer may see, the next one first. */
export async function searchEvents(
  app: AppContext,
  viewer: Viewer,
  { keyword, ...paging }: Paging & { keyword: string },
) {
  const searchTerms = await searchTermsOf(app.db, keyword)
  const search = { ...paging, searchTerms, few: await findFew(app.db, searchTerms), now: app.clock.now() }
  return pageOf(app, viewer, listSearched(app.db, viewer.id, search), paging.per_page)
}

/** An event as far as one statement tells of it. */
export type EventBrief = Pick<Event, keyof ReturnType<typeof briefView>>

/** @throws AppError not_found when there is none that the viewer may see */
export async function readBrief(app: AppContext, db: Db, viewer: Visitor, eventId: number): Promise<EventBrief> {
  const [row] = await findEventRows(db, viewer, [eventId])
  if (!row) throw new AppError('not_found')
  return briefView(app, viewer, row)
}

/** @throws AppError not_found when there is none that the viewer may see */
export async function readEvent(app: AppContext, db: Db, viewer: Visitor, eventId: number): Promise<Event> {
  const [event] = await eventViews(app, db, viewer, [eventId])
  if (!event) throw new AppError('not_found')
  return event
}
