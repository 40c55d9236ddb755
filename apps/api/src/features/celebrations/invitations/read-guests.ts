import type { Guest } from '@celebrio/contract/celebrations/invitation-shapes'
import { mayWork } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { cutPage, type Paging } from '#platform/db/keyset.ts'
import { wordsOf } from '#platform/db/search-terms.ts'
import {
  countGuests,
  findGuestPage,
  findKnownGuest,
  findKnownInvitee,
  type GuestListRow,
  type Search,
} from './queries/lists.ts'

const view = (kit: Kit, row: GuestListRow): Guest => ({
  id: row.id,
  user: {
    id: row.user_id,
    name: row.name,
    profile_picture: row.profile_picture && kit.files.publicUrl(row.profile_picture),
  },
  status: row.status,
  adults: row.adults,
  children: row.children,
  dietary: row.dietary,
  message: row.message,
  answered_at: row.answered_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  confirming: row.status === 'pending' && row.has_place,
  checked_in_at: row.used_at?.toISOString() ?? null,
  personal: row.invitee_name === null ? null : { email: row.invitee_email },
})

/** One guest of an own event as the host may know of them. @throws Refusal not_found */
export async function requireKnownGuest(
  kit: Kit,
  db: Db,
  viewer: Viewer,
  { id, user_id }: { id: number; user_id: number },
): Promise<Guest> {
  const row = await findKnownGuest(db, viewer.id, id, user_id)
  if (!row) throw new Refusal('not_found')
  return view(kit, row)
}

/** One guest without an account. @throws Refusal not_found */
export async function requireInvitee(
  kit: Kit,
  db: Db,
  viewer: Viewer,
  { id, guest_id }: { id: number; guest_id: number },
): Promise<Guest> {
  const row = await findKnownInvitee(db, viewer.id, id, guest_id)
  if (row?.invitee_name === null || !row) throw new Refusal('not_found')
  return view(kit, row)
}

async function readPage(kit: Kit, viewer: Viewer, eventId: number, search: Search) {
  const rows = await findGuestPage(kit.db, viewer.id, eventId, search)
  const { page, ...rest } = cutPage(rows, search.per_page, row => row.id)
  return { guests: page.map(row => view(kit, row)), ...rest }
}

/** Who asks to join an own event. @throws Refusal not_found */
export async function readRequests(kit: Kit, viewer: Viewer, eventId: number, paging: Paging) {
  if (!(await mayWork(kit.db, viewer.id, eventId, 'cohost'))) throw new Refusal('not_found')
  return readPage(kit, viewer, eventId, { ...paging, status: 'requested' })
}

type Query = Omit<Search, 'words'> & { keyword?: string | undefined }

/** The guests of an own event, and how many people stand how to it. @throws Refusal not_found */
export async function readGuests(kit: Kit, viewer: Viewer, eventId: number, { keyword, ...search }: Query) {
  const { mayManage, ...counts } = await countGuests(kit.db, viewer.id, eventId)
  if (!mayManage) throw new Refusal('not_found')
  const words = await wordsOf(kit.db, keyword)
  return { ...(await readPage(kit, viewer, eventId, { ...search, words })), counts }
}
