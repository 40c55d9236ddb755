import type { Candidate } from '@celebrio/contract/celebrations/invitation-shapes'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cutPage, type Paging } from '#platform/db/keyset.ts'
import { type CandidateRow, findCandidates, findHosted } from './queries/connections.ts'
import { mayBeInvited } from './rules.ts'

const view = (kit: Kit, { id, name, profile_picture, status, is_invited }: CandidateRow): Candidate => ({
  id,
  name,
  profile_picture: profile_picture && kit.files.publicUrl(profile_picture),
  status: status === 'removed' ? null : status,
  can: { invite: mayBeInvited(status && { status, is_invited }) },
})

type Search = Paging & { keyword?: string | undefined }

/** Connections of host or co-host, and who of them is on the list already. @throws Refusal not_found */
export async function readCandidates(kit: Kit, viewer: Viewer, eventId: number, search: Search) {
  const event = await findHosted(kit.db, viewer.id, eventId)
  if (!event) throw new Refusal('not_found')
  const rows = await findCandidates(kit.db, viewer.id, event, search)
  const { page, ...rest } = cutPage(rows, search.per_page, row => row.id)
  return { people: page.map(row => view(kit, row)), ...rest }
}
