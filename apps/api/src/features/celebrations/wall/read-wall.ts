import type { eventWall } from '@celebrio/contract/celebrations/wall'
import type { Query } from '@celebrio/contract/platform/endpoint'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { paginate } from '#platform/db/keyset.ts'
import { findEntries, findEntry } from './queries/entries.ts'
import { findWall } from './queries/visible.ts'
import { entryViews } from './view.ts'

/** @throws AppError not_found for anyone who neither hosts the event nor comes */
export async function requireWall(db: Db, viewer: Viewer, eventId: number) {
  const wall = await findWall(db, viewer.id, eventId)
  if (!wall) throw new AppError('not_found')
  return wall
}

/** An entry of a wall that the viewer may see. @throws AppError not_found */
export async function requireEntry(db: Db, viewer: Viewer, { id, entry_id }: { id: number; entry_id: number }) {
  const row = await findEntry(db, viewer.id, id, entry_id)
  if (!row) throw new AppError('not_found')
  return row
}

/** @throws AppError not_found */
export async function readWall(app: AppContext, viewer: Viewer, eventId: number, query: Query<typeof eventWall.list>) {
  const { approve_first } = await requireWall(app.db, viewer, eventId)
  const rows = await findEntries(app.db, viewer.id, eventId, query)
  const { page, ...rest } = paginate(rows, query.per_page, row => row.id)
  return { entries: await entryViews(app, app.db, viewer, page), approve_first, ...rest }
}

/** The viewer's own entries, whether or not they can still see the wall. */
export async function readOwn(app: AppContext, viewer: Viewer, eventId: number, query: Query<typeof eventWall.own>) {
  const rows = await findEntries(app.db, viewer.id, eventId, { ...query, own: true })
  const { page, ...rest } = paginate(rows, query.per_page, row => row.id)
  return { entries: await entryViews(app, app.db, viewer, page), ...rest }
}
