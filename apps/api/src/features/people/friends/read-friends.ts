import type { Friend } from '@celebrio/contract/people/friends'
import { findNamed } from '#features/people/name-search'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { paginate } from '#platform/db/keyset.ts'
import { countRequests, findBlocked, findConnections, findRequests, type Search } from './queries/lists.ts'
import { findRelationship } from './queries/relationships.ts'
import { friendViews, readFriend, relationshipOf } from './view.ts'

type Query = Omit<Search, 'named'> & { keyword?: string | undefined }

const searchOf = async (app: AppContext, { keyword, ...search }: Query): Promise<Search> => ({
  ...search,
  named: await findNamed(app.db, keyword),
})

async function readBlocked(app: AppContext, viewer: Viewer, search: Search) {
  const rows = await findBlocked(app.db, viewer.id, { ...search, friend_type: undefined })
  const { page, ...rest } = paginate(rows, search.per_page, row => row.id)
  return { friends: await friendViews(app, app.db, viewer, page, () => ({ blocked: true })), ...rest }
}

/** The viewer's connections, or those whom they block; newest first. */
export async function readFriends(
  app: AppContext,
  viewer: Viewer,
  { filter_by, ...query }: Query & { filter_by?: 'block' | undefined },
) {
  const search = await searchOf(app, query)
  if (filter_by === 'block') return readBlocked(app, viewer, search)
  const rows = await findConnections(app.db, viewer.id, search)
  const { page, ...rest } = paginate(rows, search.per_page, row => row.id)
  const relationship = ({ friend_type }: (typeof page)[number]) => ({ status: 1, friend_type }) as const
  return { friends: await friendViews(app, app.db, viewer, page, relationship), ...rest }
}

type Direction = 'received' | 'sent'

/** Requests that wait, newest first, with how many there are. */
export async function readRequests(
  app: AppContext,
  viewer: Viewer,
  { direction = 'received', ...query }: Query & { direction?: Direction | undefined },
) {
  const search = await searchOf(app, query)
  const rows = await findRequests(app.db, viewer.id, direction, search)
  const { page, ...rest } = paginate(rows, search.per_page, row => row.id)
  const relationship = ({ friend_type }: (typeof page)[number]) => ({ status: 0, direction, friend_type }) as const
  const views = await friendViews(app, app.db, viewer, page, relationship)
  const friends = views.map((view, at) => ({ ...view, is_kid: page[at]?.is_kid ?? false }))
  return { friends, ...rest, total: await countRequests(app.db, viewer.id, direction) }
}

/** Somebody whom the viewer may see, with what is between the two. @throws AppError not_found */
export const readRelation = async (app: AppContext, viewer: Viewer, otherId: number): Promise<Friend> =>
  readFriend(app, app.db, viewer, otherId, relationshipOf(await findRelationship(app.db, viewer.id, otherId)))
