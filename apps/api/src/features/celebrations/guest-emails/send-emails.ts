import { unsubscribeLinks as memberLinks } from '#features/base/notification-settings'
import { emailPicture, mainKey } from '#features/base/uploads'
import { type UnsubscribeLinks, unsubscribeLinks } from '#features/celebrations/email-opt-outs'
import type { EventBefore } from '#features/celebrations/events'
import { newLink } from '#features/celebrations/external-guests'
import {
  type EmailedGuest,
  findGuestIdsToEmail,
  findGuestToEmail,
  findMembersToEmail,
} from '#features/celebrations/guests'
import { findHostMessage } from '#features/celebrations/host-messages'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Facts } from '#platform/facts.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { allowEmail } from './allow-email.ts'
import { arrange } from './arrangements.ts'
import { cancellationEmail } from './cancellation.ts'
import { guestEmail } from './compose.ts'
import { deferInQuietHours } from './defer-emails.ts'
import { type EmailKind, isStillDue } from './kinds.ts'
import { findWriter, saveDelivered, saveUndelivered } from './queries/emails.ts'

/**
 * Counts an e-mail, and finds the page where the guest answers. A personal link is created when the e-mail is written, so
 * that no queue ever holds it. @returns undefined for anyone who has had enough e-mails today: what there is to tell is held
 * back
 */
const linkFor = (app: AppContext, guest: EmailedGuest, kind: EmailKind): Promise<string | undefined> =>
  inTransaction(app, async tx => {
    const { id, event_id, user_id } = guest
    if (!(await allowEmail(app, tx, guest, kind))) return undefined
    return user_id === null ? newLink(app, tx, id) : `${app.settings.publicUrl}/events/${event_id}`
  })

/** Notes whether the mail server has taken it, for the host to see. @throws when it has not; the job is tried again */
async function deliver(app: AppContext, guestId: number, mail: Email): Promise<void> {
  try {
    await app.mailer.send(mail)
  } catch (error) {
    await saveUndelivered(app.db, guestId, app.clock.now())
    throw error
  }
  await saveDelivered(app.db, guestId)
}

async function writerOf(app: AppContext, guest: EmailedGuest, by: number | undefined) {
  const other = by === undefined || by === guest.host_id ? undefined : await findWriter(app.db, by)
  const { name, picture } = other ?? { name: guest.host_name, picture: guest.host_picture }
  return { name, picture: picture && (await emailPicture(app, picture, 'portrait')) }
}

type Unsubscribing = { event_id: number | undefined; user_id: number | null | undefined; email: string }

/** Where somebody unsubscribes: with an account all e-mails about celebrations, without one those of the event. */
async function linksFor(
  app: AppContext,
  { event_id, user_id, email }: Unsubscribing,
): Promise<UnsubscribeLinks | null> {
  if (user_id != null) return memberLinks(app, { user_id, list: 'celebrations' })
  return event_id === undefined ? null : unsubscribeLinks(app, event_id, email)
}

type About = {
  kind: EmailKind
  before?: EventBefore | undefined
  by?: number | undefined
  words?: string | undefined
  isAsked?: boolean | undefined
}

/** The answer to what a guest has just done reaches them even if they have unsubscribed. */
const isWanted = ({ is_opted_out }: EmailedGuest, { kind, isAsked }: About) =>
  !is_opted_out || isAsked === true || kind === 'accepted'

async function send(app: AppContext, guest: EmailedGuest, sending: About): Promise<void> {
  const { kind, before, by, words } = sending
  const { email, cover, date_open, event_id, user_id } = guest
  if (email === null || !isWanted(guest, sending)) return
  const about = { ...(await arrange(app, guest, before)), date_open }
  const unsubscribe = await linksFor(app, { event_id, user_id, email })
  const pictures = {
    writer: await writerOf(app, guest, by),
    cover: cover && (await emailPicture(app, mainKey(cover.kind, cover.folder), 'cover')),
  }
  const now = app.clock.now()
  const compose = (link: string) =>
    guestEmail({ kind, guest: { ...guest, email }, about, link, now, words, unsubscribe, ...pictures }, app.settings)
  // A change that was undone is not worth a link.
  if (!compose('')) return
  const link = await linkFor(app, guest, kind)
  const written = link && compose(link)
  if (written) await deliver(app, guest.id, written)
}

export async function sendDue(app: AppContext, fact: Facts['guest.email_due']): Promise<void> {
  const { guest_id, about, before, by, message_id, is_asked: isAsked, is_deferred: isDeferred } = fact
  const guest = await findGuestToEmail(app.db, guest_id)
  if (!guest || !isStillDue[about](guest, app.clock.now())) return
  // Who has answered meanwhile knows of it.
  if (isDeferred && about === 'invited' && guest.status !== 'pending') return
  // Whoever has just done something is awake.
  if (!isAsked && (await deferInQuietHours(app, { ...guest, fact: 'guest.email_due', data: fact }))) return
  const words = message_id === undefined ? undefined : (await findHostMessage(app.db, message_id))?.words
  // What was deleted meanwhile is not sent.
  if (about === 'host_message' && words === undefined) return
  await send(app, guest, { kind: about === 'invited' && guest.date_open ? 'vote' : about, before, by, words, isAsked })
}

/** Only if they still come, at that same time, which is in the future. */
export async function sendReminder(app: AppContext, fact: Facts['guest.reminder_due']): Promise<void> {
  const { guest_id, starts_at } = fact
  const guest = await findGuestToEmail(app.db, guest_id)
  if (guest?.status !== 'accepted' || guest.starts_at.toISOString() !== starts_at) return
  if (guest.starts_at <= app.clock.now()) return
  const { user_id, starts_at: ends_at } = guest
  if (await deferInQuietHours(app, { user_id, ends_at, fact: 'guest.reminder_due', data: fact })) return
  await send(app, guest, { kind: 'tomorrow' })
}

type Emailed = Omit<Facts['guest.email_due'], 'guest_id'>

/** Each guest gets an e-mail by a separate job, so that one that fails is tried again alone. */
const emitAll = (app: AppContext, tx: Tx, ids: readonly number[], about: Emailed): Promise<void> =>
  app.emit(
    tx,
    'guest.email_due',
    ids.map(guest_id => ({ guest_id, ...about })),
  )

/** Every invited guest gets an e-mail. */
export const emailAll =
  (about: 'rescheduled' | 'changed' | 'dates_added' | 'date_chosen') =>
  (app: AppContext, { event_id, before }: { event_id: number; before?: EventBefore }): Promise<void> =>
    inTransaction(app, async tx => emitAll(app, tx, await findGuestIdsToEmail(tx, event_id), { about, before }))

/** The members who were invited get the words of who has invited them. */
export async function emailInvited(app: AppContext, fact: Facts['event.invited']): Promise<void> {
  const { event_id, user_id: by, guest_ids, is_silent } = fact
  if (is_silent) return
  await inTransaction(app, async tx =>
    emitAll(app, tx, await findMembersToEmail(tx, event_id, guest_ids), { about: 'invited', by }),
  )
}

type Seated = { event_id: number; user_id: number; status?: string; is_silent?: boolean }

/** A guest without an account who has said yes. */
export async function emailAccepted(app: AppContext, fact: Facts['external_guest.changed']): Promise<void> {
  const { guest_id, has_accepted } = fact
  if (has_accepted) await inTransaction(app, tx => app.emit(tx, 'guest.email_due', { guest_id, about: 'accepted' }))
}

/** A member who has said yes, was let in, or has got a seat. */
export const emailSeated =
  (about: 'accepted' | 'moved_up', { is_asked = false } = {}) =>
  async (app: AppContext, { event_id, user_id, status = 'accepted', is_silent }: Seated): Promise<void> => {
    if (status !== 'accepted' || is_silent) return
    await inTransaction(app, async tx =>
      emitAll(app, tx, await findMembersToEmail(tx, event_id, [user_id]), { about, is_asked }),
    )
  }

export async function sendCancellation(app: AppContext, fact: Facts['guest.event_cancelled']): Promise<void> {
  const host = await findWriter(app.db, fact.host_id)
  if (!host) return
  if (await deferInQuietHours(app, { user_id: fact.user_id, fact: 'guest.event_cancelled', data: fact })) return
  const { name, email, title, language = host.language, starts_at, timezone, event_id, user_id } = fact
  const unsubscribe = await linksFor(app, { event_id, user_id, email })
  const when = starts_at && timezone ? { starts_at: new Date(starts_at), timezone } : null
  await app.mailer.send(
    cancellationEmail({ host: host.name, name, email, title, language, when, unsubscribe }, app.settings),
  )
}
