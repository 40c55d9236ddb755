import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { newToken } from '#platform/auth/tokens.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { findLink, insertLink } from './queries/links.ts'

/** A link to somebody's entry on a guest list. Only its hash is stored. */
export async function newLink(app: AppContext, tx: Tx, guestId: number): Promise<string> {
  const token = newToken()
  await insertLink(tx, token, guestId, app.clock.now())
  return `${app.settings.publicUrl}/i/${token}`
}

/** The entry on a guest list behind a valid link. `name` is null once it belongs to an account. */
export type LinkedGuest = { id: number; event_id: number; user_id: number | null; name: string | null }

/** @throws AppError not_found, invitation_revoked, event_cancelled */
export async function requireLink(db: Db, token: string): Promise<LinkedGuest> {
  const link = await findLink(db, token)
  if (!link) throw new AppError('not_found')
  const { id, event_id, user_id, name, ended_at } = link
  if (id === null || event_id === null) throw new AppError('event_cancelled')
  if (ended_at) throw new AppError('invitation_revoked')
  return { id, event_id, user_id, name }
}
