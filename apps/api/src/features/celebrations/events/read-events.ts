import type { Event } from '@celebrio/contract/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { cutPage, type Paging } from '#platform/db/keyset.ts'
import { wordsOf } from '#platform/db/search-terms.ts'
import { listOpen, listPersonal, listSearched, type PersonalSearch } from './queries/open.ts'
import { listOwn, type OwnSearch } from './queries/own.ts'
import { type EventList, findListedRows } from './queries/rows.ts'
import { eventViews, type Looker, rowViews } from './view.ts'

async function pageOf(kit: Kit, viewer: Looker, list: EventList, perPage: number) {
  const rows = await findListedRows(kit.db, viewer, list)
  const { page, ...rest } = cutPage(rows, perPage, row => row.id)
  return { events: await rowViews(kit, kit.db, viewer, page), ...rest }
}

/** A search as it was asked for: with a keyword instead of words, and without the time. */
type Query<Search> = Omit<Search, 'now' | 'words'> & { keyword?: string | undefined }

/** The viewer's own events. */
export async function readOwnEvents(kit: Kit, viewer: Viewer, { keyword, ...query }: Query<OwnSearch>) {
  const words = await wordsOf(kit.db, keyword || undefined)
  return pageOf(kit, viewer, listOwn(viewer.id, { ...query, words, now: kit.clock.now() }), query.per_page)
}

/**
 * Events to come that are open to the viewer, or those that they are asked to come to or have marked.
 * @throws Refusal not_signed_in where what is asked for belongs to somebody with an account
 */
export async function readOpenEvents(kit: Kit, viewer: Looker, { keyword, ...query }: Query<PersonalSearch>) {
  const personal = query.invited || query.marked
  if (personal && viewer.id === 0) throw new Refusal('not_signed_in')
  const words = await wordsOf(kit.db, keyword || undefined)
  const search = { ...query, words, now: kit.clock.now() }
  const list = personal ? listPersonal(viewer.id, search) : listOpen(kit.db, viewer.id, search)
  return pageOf(kit, viewer, list, query.per_page)
}

/** Events to come by their words, as far as the viewer may see them, the next one first. */
export async function searchEvents(kit: Kit, viewer: Viewer, { keyword, ...paging }: Paging & { keyword: string }) {
  const search = { ...paging, words: await wordsOf(kit.db, keyword), now: kit.clock.now() }
  return pageOf(kit, viewer, listSearched(kit.db, viewer.id, search), paging.per_page)
}

/** @throws Refusal not_found when there is none that the viewer may see */
export async function readEvent(kit: Kit, db: Db, viewer: Looker, eventId: number): Promise<Event> {
  const [event] = await eventViews(kit, db, viewer, [eventId])
  if (!event) throw new Refusal('not_found')
  return event
}
