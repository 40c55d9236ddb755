import type { Guest } from '@celebrio/contract/celebrations/invitation-shapes'
import { isEventStaff, leastRole } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'
import { countGuests, findGuestPage, findKnownExternalGuest, findKnownGuest, type Search } from './queries/lists.ts'
import { guestView, requestView } from './view.ts'

/** One guest of the viewer's event as the host may see them. @throws AppError not_found */
export async function requireKnownGuest(
  app: AppContext,
  db: Db,
  viewer: Viewer,
  { id, user_id }: { id: number; user_id: number },
): Promise<Guest> {
  const row = await findKnownGuest(db, viewer.id, id, user_id)
  if (!row) throw new AppError('not_found')
  return guestView(app, row)
}

/** One external guest. @throws AppError not_found */
export async function requireExternalGuest(
  app: AppContext,
  db: Db,
  viewer: Viewer,
  { id, guest_id }: { id: number; guest_id: number },
): Promise<Guest> {
  const row = await findKnownExternalGuest(db, viewer.id, id, guest_id)
  if (row?.external_name === null || !row) throw new AppError('not_found')
  return guestView(app, row)
}

async function readPage(app: AppContext, viewer: Viewer, eventId: number, search: Search, view = guestView) {
  const rows = await findGuestPage(app.db, viewer.id, eventId, search)
  const { page, ...rest } = paginate(rows, search.per_page, row => row.id)
  return { guests: page.map(row => view(app, row)), ...rest }
}

/** The people who ask to join the viewer's event. @throws AppError not_found */
export async function readRequests(app: AppContext, viewer: Viewer, eventId: number, paging: Paging) {
  if (!(await isEventStaff(app.db, viewer.id, eventId, leastRole.invite))) throw new AppError('not_found')
  return readPage(app, viewer, eventId, { ...paging, status: 'requested' }, requestView)
}

type Query = Omit<Search, 'searchTerms'> & { keyword?: string | undefined }

/** The guests of the viewer's event, and how many people have each status. @throws AppError not_found */
export async function readGuests(app: AppContext, viewer: Viewer, eventId: number, { keyword, ...search }: Query) {
  const { mayManage, ...counts } = await countGuests(app.db, viewer.id, eventId)
  if (!mayManage) throw new AppError('not_found')
  const searchTerms = await searchTermsOf(app.db, keyword)
  return { ...(await readPage(app, viewer, eventId, { ...search, searchTerms })), counts }
}
