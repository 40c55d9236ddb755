import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import { newToken } from '#platform/auth/tokens.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { findLink, insertLink } from './queries.ts'

/** A link to somebody's place on a guest list. It is known to whoever has it only. */
export async function newLink(kit: Kit, tx: Tx, guestId: number): Promise<string> {
  const token = newToken()
  await insertLink(tx, token, guestId, kit.clock.now())
  return `${kit.settings.publicUrl}/i/${token}`
}

/** A place on a guest list behind a link that is good. `name` is null once it belongs to an account. */
export type Held = { id: number; event_id: number; user_id: number | null; name: string | null }

/** @throws Refusal not_found, invitation_revoked, event_called_off */
export async function requireLink(db: Db, token: string): Promise<Held> {
  const link = await findLink(db, token)
  if (!link) throw new Refusal('not_found')
  const { id, event_id, user_id, name, ended_at } = link
  if (id === null || event_id === null) throw new Refusal('event_called_off')
  if (ended_at) throw new Refusal('invitation_revoked')
  return { id, event_id, user_id, name }
}
