import type { Group } from '@celebrio/contract/social/group-shapes'
import { countConnections } from '#features/people/friends'
import { findNamed } from '#features/people/name-search'
import { personOf } from '#features/social/profiles'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { canInvite, runsGroup } from './policies.ts'
import { findGroups, findPage, findVisible } from './queries/groups.ts'
import { findCandidates, findMembers } from './queries/members.ts'
import { groupView, memberView, personView } from './view.ts'

type State = 'joined' | 'invited'

/** How the viewer stands to a group. @throws AppError not_found when there is none that they may see */
export async function requireMembership(db: Db, viewer: Viewer, groupId: number) {
  const row = await findVisible(db, viewer.id, groupId)
  if (!row) throw new AppError('not_found')
  return row
}

/** @throws AppError not_found when there is none that the viewer may see */
export async function readGroup(app: AppContext, db: Db, viewer: Viewer, groupId: number): Promise<Group> {
  const [row] = await findGroups(db, viewer.id, [groupId])
  if (!row) throw new AppError('not_found')
  return groupView(app, row)
}

type Which = Paging & { user_id?: number | undefined; state?: State | undefined }

/** The viewer's groups, or those that they have in common with somebody. @throws AppError not_found */
export async function readGroups(app: AppContext, viewer: Viewer, { user_id, state = 'joined', ...paging }: Which) {
  const whose = await personOf(app, viewer, user_id)
  const withId = whose === viewer.id ? undefined : whose
  const positions = await findPage(app.db, viewer.id, { ...paging, state, withId })
  const { page, ...rest } = paginate(positions, paging.per_page, row => row.id)
  const ids = page.map(row => row.id)
  const rows = ids.length > 0 ? await findGroups(app.db, viewer.id, ids) : []
  const views = new Map(rows.map(row => [row.id, groupView(app, row)]))
  return { groups: ids.flatMap(id => views.get(id) ?? []), ...rest }
}

/** @throws AppError not_found, also where who is invited is asked for by somebody who does not invite */
export async function readMembers(
  app: AppContext,
  viewer: Viewer,
  groupId: number,
  { state = 'joined', ...paging }: Paging & { state?: State | undefined },
) {
  const me = await requireMembership(app.db, viewer, groupId)
  authorize(state === 'joined' || canInvite(me))
  const rows = await findMembers(app.db, viewer.id, { id: groupId, runs: runsGroup(me) }, { ...paging, state })
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.id)
  return { members: page.map(row => memberView(app, me, row)), ...rest }
}

/** @throws AppError not_found for those who do not invite */
export async function readCandidates(
  app: AppContext,
  viewer: Viewer,
  groupId: number,
  { keyword, ...paging }: Paging & { keyword?: string | undefined },
) {
  const me = await requireMembership(app.db, viewer, groupId)
  authorize(canInvite(me))
  const search = { ...paging, named: await findNamed(app.db, keyword) }
  const rows = await findCandidates(app.db, viewer.id, me, search)
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.id)
  const people = page.map(row => ({ ...personView(app, row), is_invited: row.is_invited }))
  const has_connections = people.length > 0 || (await countConnections(app.db, viewer.id, viewer.id)) > 0
  return { people, has_connections, ...rest }
}
