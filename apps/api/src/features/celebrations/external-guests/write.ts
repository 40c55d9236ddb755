import type { EventBefore, Facts } from '#facts.ts'
import { findInvitee, findToldInvitees, type Invitee } from '#features/celebrations/guests'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { linesFor } from './arrangements.ts'
import { calledOffLetter, type PersonalLetter, personalLetter } from './emails/emails.ts'
import { newLink } from './links.ts'
import { findWriter } from './queries.ts'

type About = Facts['invitee.letter_due']['about']

/** Facts may come late: whether there is still something to say. */
const holds: Record<About, (invitee: Invitee) => boolean> = {
  invited: ({ status }) => status !== 'removed',
  moved_up: ({ status }) => status === 'accepted',
  dates_added: ({ status, date_open }) => date_open && status === 'pending',
  date_chosen: ({ status }) => status === 'pending' || status === 'waiting' || status === 'accepted',
  changed: ({ status }) => status === 'pending' || status === 'waiting' || status === 'accepted',
  rescheduled: ({ status }) => status === 'pending' || status === 'waiting' || status === 'accepted',
}

/** The link is made when the letter is written, so that no queue ever holds it. */
async function send(kit: Kit, about: PersonalLetter, invitee: Invitee, before?: EventBefore): Promise<void> {
  const { id, email } = invitee
  if (!email) return
  const lines = await linesFor(kit, about, invitee, before)
  if (!lines) return
  const link = await inTransaction(kit, tx => newLink(kit, tx, id))
  await kit.mailer.send(personalLetter(about, { ...invitee, email, link }, lines))
}

export async function sendInvitation(
  kit: Kit,
  { guest_id, about, before }: Facts['invitee.letter_due'],
): Promise<void> {
  const invitee = await findInvitee(kit.db, guest_id)
  if (!invitee || !holds[about](invitee)) return
  await send(kit, about === 'invited' && invitee.date_open ? 'vote' : about, invitee, before)
}

/** They still come, and at that time, which lies ahead. */
export async function sendReminder(kit: Kit, { guest_id, starts_at }: Facts['invitee.reminder_due']): Promise<void> {
  const invitee = await findInvitee(kit.db, guest_id)
  if (invitee?.status !== 'accepted' || invitee.starts_at.toISOString() !== starts_at) return
  if (invitee.starts_at > kit.clock.now()) await send(kit, 'tomorrow', invitee)
}

/** Each who was asked is written to, in a job of their own. */
export const askByLetter =
  (about: 'rescheduled' | 'changed' | 'dates_added' | 'date_chosen') =>
  (kit: Kit, { event_id, before }: { event_id: number; before?: EventBefore }): Promise<void> =>
    inTransaction(kit, async tx => {
      for (const { id } of await findToldInvitees(tx, event_id))
        await kit.tell(tx, 'invitee.letter_due', { guest_id: id, about, before })
    })

export async function sendCalledOff(kit: Kit, { host_id, ...fact }: Facts['invitee.called_off']): Promise<void> {
  const host = await findWriter(kit.db, host_id)
  if (!host) return
  const link = `${kit.settings.publicUrl}/`
  await kit.mailer.send(calledOffLetter({ ...fact, link, language: host.language, host_name: host.name }))
}
