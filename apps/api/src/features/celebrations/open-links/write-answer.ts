import type { openLinks } from '@celebrio/contract/celebrations/open-links'
import type { Body } from '@celebrio/contract/platform/endpoint'
import type { Language } from '@celebrio/contract/platform/languages'
import { type LockedEvent, openLinkHolds, releaseAsMaybe, releaseSeat, takeSeat } from '#features/celebrations/events'
import { changeGuest, type GuestRow, makePending, whyNotAccept } from '#features/celebrations/guests'
import { requireMaybe } from '#features/celebrations/invitations'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'

export type JoinForm = Body<typeof openLinks.join>

type Writing = { event: LockedEvent; guest: GuestRow; asksHost: boolean; form: JoinForm; language?: Language | null }

export type Written = 'accepted' | 'maybe' | 'waiting' | 'rejected' | 'requested' | 'pending'

/**
 * The one place where an answer by an open link is written.
 * @throws AppError open_link_full, party_too_large, answers_closed, too_many_companions, maybe_not_allowed, date_open
 */
export async function writeAnswer(app: AppContext, tx: Tx, writing: Writing): Promise<Written> {
  const { event, guest, asksHost, form, language } = writing
  const mustAsk = asksHost && (guest.by_open_link || !guest.is_invited) && guest.status !== 'accepted'
  const said = { message: form.message || null, ...(language ? { external_language: language } : {}) }
  if (form.answer === 'cant') {
    await releaseSeat(app, tx, guest, { status: 'rejected', ...said })
    if (mustAsk) await changeGuest(tx, guest.id, { is_invited: false })
    return 'rejected'
  }
  if (form.answer === 'maybe') {
    // Whoever must ask to come asks, or does not.
    if (mustAsk) throw new AppError('maybe_not_allowed')
    requireMaybe(app, event)
    await releaseAsMaybe(app, tx, guest, said)
    return 'maybe'
  }
  const refused = whyNotAccept(event, guest, form.adults + form.children, app.clock.now())
  // Whoever asks the host may be late, and while the date is open they only vote.
  if (refused === 'too_many_companions' || (refused === 'answers_closed' && !mustAsk)) throw new AppError(refused)
  const coming = { ...said, adults: form.adults, children: form.children, dietary: form.dietary || null }
  if (!(await openLinkHolds(tx, guest, form.adults + form.children))) throw new AppError('open_link_full')
  if (mustAsk) {
    await changeGuest(tx, guest.id, { ...coming, status: 'requested', is_invited: false, waiting_since: null })
    return 'requested'
  }
  if (event.date_open) {
    await changeGuest(tx, guest.id, coming)
    await makePending(tx, guest)
    return 'pending'
  }
  const outcome = await takeSeat(app, tx, guest, coming)
  if (outcome === 'refused') throw new AppError('party_too_large')
  return outcome
}
