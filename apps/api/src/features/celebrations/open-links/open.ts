import type { OpenInvitation } from '@celebrio/contract/celebrations/open-links'
import type { Language } from '@celebrio/contract/platform/languages'
import { eventViews } from '#features/celebrations/events'
import { findGuest, type GuestRow } from '#features/celebrations/guests'
import { proposedDates } from '#features/celebrations/polls'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { findByToken } from './queries.ts'

/** Whoever opens a link, perhaps signed in. */
export type Opening = { token: string; viewer: Viewer | null; language: Language }

/** Wrong links and closed ones are not told apart. @throws AppError open_link_closed, event_cancelled */
export async function requireOpen(db: Db, token: string) {
  const link = await findByToken(db, token)
  if (!link?.is_open) throw new AppError('open_link_closed')
  const { event_id } = link
  if (event_id === null) throw new AppError('event_cancelled')
  return { ...link, event_id }
}

/** Whom the host has removed or turned away: for them the link is as good as closed. */
export const isTurnedAway = (guest: GuestRow | undefined): boolean =>
  guest?.status === 'removed' || (guest?.status === 'rejected' && !guest.is_invited)

/**
 * What the link shows, also of an event that few know of.
 * @throws AppError event_cancelled, open_link_closed also where host and viewer have blocked each other, and for those whom
 *   the host has removed
 */
export async function readOpenInvitation(app: AppContext, { token, viewer, language }: Opening) {
  const { event_id, asks_email, asks_host, max_people, taken } = await requireOpen(app.db, token)
  const visitor = { ...(viewer ?? { id: 0, language }), openEventId: event_id }
  const [event] = await eventViews(app, app.db, visitor, [event_id])
  const own = viewer ? await findGuest(app.db, event_id, viewer.id) : undefined
  if (!event || isTurnedAway(own)) throw new AppError('open_link_closed')
  const is_full = max_people !== null && taken >= max_people
  const is_late = event.answers_until !== null && new Date(event.answers_until) <= app.clock.now()
  const dates = await proposedDates(app, app.db, visitor, event)
  const is_on_list = own !== undefined
  const invitation: OpenInvitation = { event, asks_email, asks_host, is_full, is_late, dates, is_on_list }
  return { invitation }
}
