import { type FriendType, friendTypes } from '@celebrio/contract/people/friends'
import { findNamed } from '#features/people/name-search'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { invitableGroupsIn } from './invitable-groups.ts'
import { canInvite } from './policies.ts'
import { findAllCandidates, findCandidates, findHosted, findNamesakes } from './queries/connections.ts'
import { countInGroups } from './queries/group-members.ts'
import { candidateView } from './view.ts'

/** @throws AppError not_found */
async function requireHosted(app: AppContext, viewer: Viewer, eventId: number) {
  const event = await findHosted(app.db, viewer.id, eventId)
  if (!event) throw new AppError('not_found')
  return event
}

type Query = Paging & { keyword?: string | undefined; friend_type?: FriendType | undefined }

/** The connections of the host or co-host, and which of them are on the list already. @throws AppError not_found */
export async function readCandidates(app: AppContext, viewer: Viewer, eventId: number, { keyword, ...paging }: Query) {
  const event = await requireHosted(app, viewer, eventId)
  const search = { ...paging, named: await findNamed(app.db, keyword) }
  const rows = await findCandidates(app.db, viewer.id, event, search)
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.id)
  return { people: page.map(row => candidateView(app, row)), ...rest }
}

/** The same people by kind, to invite all of a kind at once. @throws AppError not_found */
export async function readCandidateKinds(app: AppContext, viewer: Viewer, eventId: number) {
  const event = await requireHosted(app, viewer, eventId)
  const rows = await findAllCandidates(app.db, viewer.id, event)
  const kinds = friendTypes.map(friend_type => {
    const people = rows.filter(row => row.friend_type === friend_type)
    return { friend_type, total: people.length, ids: people.filter(canInvite).map(row => row.id) }
  })
  return { kinds }
}

/** The viewer's groups, how many of their people can come, and how many of those are not invited yet. @throws AppError not_found */
export async function readCandidateGroups(app: AppContext, viewer: Viewer, eventId: number) {
  const event = await requireHosted(app, viewer, eventId)
  const invitable = invitableGroupsIn(app)
  const known = (await invitable?.list(app, app.db, viewer.id)) ?? []
  if (!invitable || known.length === 0) return { groups: [] }
  const members = invitable.members(
    app.db,
    viewer.id,
    known.map(group => group.id),
  )
  const counts = await countInGroups(app.db, viewer.id, event, members)
  const groups = known.map(group => {
    const own = counts.filter(row => row.group_id === group.id)
    const sum = (rows: typeof counts) => rows.reduce((total, row) => total + row.total, 0)
    return { ...group, total: sum(own), open: sum(own.filter(canInvite)) }
  })
  return { groups: groups.filter(group => group.total > 0) }
}

/**
 * Which connections have these names: those who are called exactly so, else those whose name has all these words.
 * @throws AppError not_found
 */
export async function matchCandidates(app: AppContext, viewer: Viewer, eventId: number, names: string[]) {
  const event = await requireHosted(app, viewer, eventId)
  const rows = await findNamesakes(app.db, viewer.id, event, names)
  const matches = names.map((name, at) => {
    const namesakes = rows.filter(row => row.asked_at === at + 1)
    const exact = namesakes.filter(row => row.is_exact)
    return { name, people: (exact.length > 0 ? exact : namesakes).map(row => candidateView(app, row)) }
  })
  return { matches }
}
