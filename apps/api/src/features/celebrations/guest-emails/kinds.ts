import type { EmailedGuest } from '#features/celebrations/guests'
import type { Facts } from '#platform/facts.ts'

type Due = Facts['guest.email_due']['about']

/** What an e-mail to a guest is about. `vote` is an invitation while the date is open. */
export type EmailKind = Due | 'vote' | 'tomorrow' | 'cancelled'

type Status = Pick<EmailedGuest, 'status' | 'has_seat' | 'date_open' | 'ends_at' | 'answers_until'>

const hasNotSaidNo = ({ status }: Status) => status === 'pending' || status === 'waiting' || status === 'accepted'

/** Who has not answered can still say yes: after the deadline only to confirm the seat that they have. */
const isWaitedFor = ({ status, has_seat, ends_at, answers_until }: Status, now: Date) =>
  status === 'pending' && ends_at > now && (has_seat || answers_until === null || answers_until > now)

/** Whether an e-mail still applies when the fact is handled, which may be late. */
export const isStillDue: Record<Due, (guest: Status, now: Date) => boolean> = {
  invited: ({ status }) => status !== 'removed',
  nudged: isWaitedFor,
  accepted: ({ status }) => status === 'accepted',
  moved_up: ({ status }) => status === 'accepted',
  dates_added: ({ status, date_open }) => date_open && status === 'pending',
  date_chosen: hasNotSaidNo,
  changed: hasNotSaidNo,
  host_message: hasNotSaidNo,
  rescheduled: hasNotSaidNo,
  latest: (guest, now) => hasNotSaidNo(guest) && guest.ends_at > now,
}

/** What the buttons of an e-mail ask, see `buttons.ts`. */
export type Question = 'answer' | 'confirm' | 'vote' | 'ticket' | 'news' | 'look' | 'none'

const byStatus = ({ status, has_seat }: Pick<EmailedGuest, 'status' | 'has_seat'>): Question => {
  if (status !== 'pending') return 'look'
  return has_seat ? 'confirm' : 'answer'
}

/** What the reader of an e-mail has to do. */
export function questionOf(kind: EmailKind, guest: Pick<EmailedGuest, 'status' | 'has_seat' | 'date_open'>): Question {
  if (kind === 'cancelled') return 'none'
  if (kind === 'vote' || kind === 'dates_added') return 'vote'
  if (kind === 'accepted' || kind === 'moved_up' || kind === 'tomorrow') return 'ticket'
  const question = byStatus(guest)
  if (kind === 'latest' && guest.status === 'accepted') return 'ticket'
  const asksAgain = kind === 'latest' || kind === 'nudged' || kind === 'host_message'
  if (asksAgain && guest.status === 'pending' && guest.date_open) return 'vote'
  return kind === 'changed' && question === 'look' ? 'news' : question
}
