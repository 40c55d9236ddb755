import type { PersonalInvitation } from '@celebrio/contract/celebrations/external-guests'
import type { Language } from '@celebrio/contract/platform/languages'
import { readEvent } from '#features/celebrations/events'
import { printed, ticketOf } from '#features/celebrations/tickets'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import type { Download } from '#platform/http/download.ts'
import { type LinkedGuest, requireLink } from './links.ts'
import { canTakeOver } from './rules.ts'

/** Whoever opens a link, perhaps signed in. */
export type Opening = { token: string; viewer: Viewer | null; language: Language }

/** @throws AppError invitation_taken for everybody except its owner */
function requireHolder({ user_id }: LinkedGuest, viewer: Viewer | null): void {
  if (user_id !== null && user_id !== viewer?.id) throw new AppError('invitation_taken')
}

async function read(
  app: AppContext,
  db: Db,
  { viewer, language }: Opening,
  linkedGuest: LinkedGuest,
): Promise<PersonalInvitation> {
  requireHolder(linkedGuest, viewer)
  const isMine = linkedGuest.user_id !== null
  const visitor = isMine && viewer ? viewer : { id: 0, language, guestId: linkedGuest.id }
  const event = await readEvent(app, db, visitor, linkedGuest.event_id)
  const ticket = event.my_invitation?.status === 'accepted' ? await ticketOf(db, linkedGuest) : null
  const can_take_over = !isMine && canTakeOver(event, viewer?.id)
  return { name: linkedGuest.name ?? '', event, ticket, can_take_over, is_mine: isMine }
}

/** @throws AppError not_found, invitation_revoked, invitation_taken, event_called_off */
export const readInvitation = async (app: AppContext, db: Db, opening: Opening) => ({
  invitation: await read(app, db, opening, await requireLink(db, opening.token)),
})

/** The ticket on paper. @throws AppError as above, not_found for anyone who has none */
export async function printInvitation(app: AppContext, opening: Opening): Promise<Download> {
  const { event, ticket } = (await readInvitation(app, app.db, opening)).invitation
  if (!ticket) throw new AppError('not_found')
  return printed(app, { event, ticket, language: opening.language })
}
