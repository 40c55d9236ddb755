import { openLinkLimits } from '@celebrio/contract/celebrations/open-links'
import type { Language } from '@celebrio/contract/platform/languages'
import { externalGuestsPerEvent } from '@celebrio/contract/platform/limits'
import { type LockedEvent, lockSeats } from '#features/celebrations/events'
import {
  countInvitationEmails,
  findInviter,
  findLink,
  insertLink,
  invitationEmailsPerDay,
  readInvitation,
} from '#features/celebrations/external-guests'
import { countExternalGuests, countNewcomers, findGuestByEmail, insertNewcomer } from '#features/celebrations/guests'
import { requireAhead } from '#features/celebrations/invitations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { joinAsMember } from './join-as-member.ts'
import { type Opening, requireOpen } from './open.ts'
import { type JoinForm, writeAnswer } from './write-answer.ts'

export type Joining = Opening & { requestedLanguage: Language | null; form: JoinForm }

/** Locks the event of a link, which may have been closed before the lock. @throws AppError as `requireOpen`, event_over */
async function lockByOpenLink(app: AppContext, tx: Tx, token: string) {
  const { event_id } = await requireOpen(tx, token)
  const event = await lockSeats(app, tx, event_id)
  const link = await requireOpen(tx, token)
  if (!event) throw new AppError('event_cancelled')
  requireAhead(app, event)
  return { event, link }
}

/** So that nobody fills a list by a program. @throws AppError too_many_requests, too_many_external_guests */
async function requireCalm(app: AppContext, tx: Tx, eventId: number): Promise<void> {
  const { answers, minutes } = openLinkLimits
  const recent = await countNewcomers(tx, eventId, minutesAfter(app.clock.now(), -minutes))
  if (recent >= answers) throw new AppError('too_many_requests', {}, minutes * 60)
  if ((await countExternalGuests(tx, eventId)) >= externalGuestsPerEvent) throw new AppError('too_many_external_guests')
}

/** E-mails to addresses that anybody has typed count among the invitations that the host may send in a day. */
async function mayEmail(app: AppContext, tx: Tx, { user_id }: LockedEvent): Promise<boolean> {
  const now = app.clock.now()
  const host = await findInviter(tx, user_id)
  if (!host.email_verified_at) return false
  return countInvitationEmails(tx, user_id, { count: 1, now, max: invitationEmailsPerDay(host.created_at, now) })
}

type Outcome = { outcome: 'joined' | 'emailed'; event_id?: number }

/** The address is on the list: its owner gets their link, and nobody else learns what they have said. */
async function emailLink(app: AppContext, tx: Tx, eventId: number, email: string): Promise<boolean> {
  const known = await findGuestByEmail(tx, eventId, email)
  if (!known) return false
  if (known.status === 'removed') throw new AppError('open_link_closed')
  await app.emit(tx, 'guest.email_due', { guest_id: known.id, about: 'invited', is_asked: true })
  return true
}

async function joinAsGuest(app: AppContext, tx: Tx, { token, form, requestedLanguage }: Joining): Promise<Outcome> {
  const { event, link } = await lockByOpenLink(app, tx, token)
  const known = await findLink(tx, form.key)
  if (known && known.event_id !== event.id) throw new AppError('open_link_closed')
  // The same answer once more: the first reply was lost, or the button was pressed twice.
  if (known) return { outcome: 'joined' }
  if (!form.name) throw fieldError('name', 'required')
  if (link.asks_email && !form.email) throw fieldError('email', 'required')
  if (form.email && (await emailLink(app, tx, event.id, form.email))) return { outcome: 'emailed' }
  await requireCalm(app, tx, event.id)
  const created_at = app.clock.now()
  const newcomer = { external_name: form.name, external_email: form.email ?? null }
  const guest = await insertNewcomer(tx, { event_id: event.id, created_at, ...newcomer })
  const writing = { event, guest, asksHost: link.asks_host, form, language: requestedLanguage }
  const written = await writeAnswer(app, tx, writing)
  await insertLink(tx, form.key, guest.id, created_at)
  const has_accepted = written === 'accepted' && form.email !== undefined && (await mayEmail(app, tx, event))
  await app.emit(tx, 'external_guest.changed', { event_id: event.id, guest_id: guest.id, has_accepted })
  return { outcome: 'joined' }
}

async function joinSignedIn(app: AppContext, tx: Tx, { token, viewer, form }: Joining): Promise<Outcome> {
  const { event, link } = await lockByOpenLink(app, tx, token)
  if (!viewer) throw new AppError('not_signed_in')
  await joinAsMember(app, tx, viewer, { event, asksHost: link.asks_host, form })
  return { outcome: 'joined', event_id: event.id }
}

/**
 * Answers by an open link, with or without an account.
 * @throws AppError open_link_closed, event_cancelled, event_over, open_link_full, party_too_large, own_invitation,
 *   too_many_external_guests, too_many_requests, validation_failed
 */
export async function join(app: AppContext, joining: Joining) {
  const { viewer, language, form } = joining
  const act = viewer ? joinSignedIn : joinAsGuest
  const { outcome, event_id = null } = await inTransaction(app, tx => act(app, tx, joining))
  const message = outcome === 'joined' ? 'Your host has your answer' : 'We have sent your link'
  if (viewer || outcome === 'emailed') return { message, outcome, event_id, invitation: null }
  const { invitation } = await readInvitation(app, app.db, { token: form.key, viewer: null, language })
  return { message, outcome, event_id, invitation }
}
