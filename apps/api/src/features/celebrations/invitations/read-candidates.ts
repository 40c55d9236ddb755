import type { Candidate } from '@celebrio/contract/celebrations/invitation-shapes'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { canBeInvited } from './policies.ts'
import { type CandidateRow, findCandidates, findHosted } from './queries/connections.ts'

const view = (app: AppContext, { id, name, profile_picture, status, is_invited }: CandidateRow): Candidate => ({
  id,
  name,
  profile_picture: profile_picture && app.files.publicUrl(profile_picture),
  status: status === 'removed' ? null : status,
  can: { invite: canBeInvited(status === null ? undefined : { status, is_invited }) },
})

type Search = Paging & { keyword?: string | undefined }

/** The connections of the host or co-host, and which of them are on the list already. @throws AppError not_found */
export async function readCandidates(app: AppContext, viewer: Viewer, eventId: number, search: Search) {
  const event = await findHosted(app.db, viewer.id, eventId)
  if (!event) throw new AppError('not_found')
  const rows = await findCandidates(app.db, viewer.id, event, search)
  const { page, ...rest } = paginate(rows, search.per_page, row => row.id)
  return { people: page.map(row => view(app, row)), ...rest }
}
