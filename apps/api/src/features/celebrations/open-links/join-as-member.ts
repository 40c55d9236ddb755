import type { LockedEvent } from '#features/celebrations/events'
import { findHostFor } from '#features/celebrations/external-guests'
import { findGuest, insertNewcomer, rsvpStatusOf } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { isTurnedAway } from './open.ts'
import { type JoinForm, type Written, writeAnswer } from './write-answer.ts'

type Who = { event_id: number; user_id: number }

async function emit(app: AppContext, tx: Tx, who: Who, { written, host }: { written: Written; host: number }) {
  if (written === 'requested') return app.emit(tx, 'event.requested', who)
  if (written !== 'pending') return app.emit(tx, 'event.answered', { ...who, status: written })
  const { event_id, user_id } = who
  return app.emit(tx, 'event.invited', { event_id, user_id: host, guest_ids: [user_id], is_silent: true })
}

type Answer = { event: LockedEvent; asksHost: boolean; form: JoinForm }

/**
 * Somebody with an account answers as themselves; whoever was asked before answers that.
 * @throws AppError open_link_closed where host and viewer have blocked each other, and for those whom the host has removed;
 *   own_invitation, open_link_full, party_too_large
 */
export async function joinAsMember(app: AppContext, tx: Tx, viewer: Viewer, answer: Answer): Promise<void> {
  const { event } = answer
  const who = { event_id: event.id, user_id: viewer.id }
  const host = await findHostFor(tx, event.id, viewer.id)
  if (host === viewer.id) throw new AppError('own_invitation')
  const known = await findGuest(tx, event.id, viewer.id)
  if (host === undefined || isTurnedAway(known)) throw new AppError('open_link_closed')
  const guest = known ?? (await insertNewcomer(tx, { ...who, created_at: app.clock.now() }))
  const written = await writeAnswer(app, tx, { ...answer, guest })
  if (written !== (known && rsvpStatusOf(known))) await emit(app, tx, who, { written, host })
}
