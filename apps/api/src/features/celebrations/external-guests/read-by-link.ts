import type { PersonalInvitation } from '@celebrio/contract/celebrations/external-guests'
import type { Language } from '@celebrio/contract/platform/languages'
import { readEvent, type Visitor } from '#features/celebrations/events'
import { printed, ticketOf } from '#features/celebrations/tickets'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import type { Download } from '#platform/http/download.ts'
import { requireLink } from './links.ts'
import { canTakeOver } from './policies.ts'
import { findHostFor } from './queries/people.ts'

/** Whoever opens a link, perhaps signed in. */
export type Opening = { token: string; viewer: Viewer | null; language: Language }

/**
 * Who opens a link: an external guest, or the member who has made the invitation their own.
 * @throws AppError not_found, invitation_revoked, event_cancelled, invitation_taken for everybody except its owner
 */
export async function openLink(db: Db, { token, viewer, language }: Opening) {
  const linkedGuest = await requireLink(db, token)
  const { id, user_id } = linkedGuest
  if (user_id !== null && user_id !== viewer?.id) throw new AppError('invitation_taken')
  const visitor: Visitor = user_id !== null && viewer ? viewer : { id: 0, language, guestId: id }
  return { linkedGuest, visitor, is_mine: user_id !== null }
}

/** @throws AppError as above */
export async function readInvitation(app: AppContext, db: Db, opening: Opening) {
  const { linkedGuest, visitor, is_mine } = await openLink(db, opening)
  const { viewer } = opening
  const event = await readEvent(app, db, visitor, linkedGuest.event_id)
  const ticket = event.my_invitation?.status === 'accepted' ? await ticketOf(db, linkedGuest) : null
  const canBeTaken = !is_mine && viewer !== null
  const can_take_over = canBeTaken && canTakeOver(await findHostFor(db, event.id, viewer.id), viewer.id)
  const invitation: PersonalInvitation = { name: linkedGuest.name ?? '', event, ticket, can_take_over, is_mine }
  return { invitation }
}

/** The ticket on paper. @throws AppError as above, not_found for anyone who has none */
export async function printInvitation(app: AppContext, opening: Opening): Promise<Download> {
  const { event, ticket } = (await readInvitation(app, app.db, opening)).invitation
  if (!ticket) throw new AppError('not_found')
  return printed(app, { event, ticket, language: opening.language })
}
