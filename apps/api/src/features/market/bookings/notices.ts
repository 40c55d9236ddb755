import type { BookingAction, BookingSide } from '@celebrio/contract/market/booking-states'
import type { BookingNoticeKind } from '@celebrio/contract/market/notices'
import { type Notices, notify, notifyOn, withdraw } from '#features/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import { describeMoves } from './describe-moves.ts'
import { messages } from './messages.ts'
import { bookedCompanies, bookingCelebrants, bookingSubject, findTold, type ToldBooking } from './queries/notices.ts'

/** How each side is called to the other: the provider by its company. */
const company = 'booked_company'
const celebrant = 'booking_celebrant'

const kindOf: Record<BookingAction, BookingNoticeKind> = {
  accept: 'booking_accepted',
  propose: 'booking_changed',
  decline: 'booking_declined',
  confirm: 'booking_confirmed',
  cancel: 'booking_cancelled',
  serve: 'booking_serving',
  complete: 'booking_completed',
  expire: 'booking_expired',
  reschedule: 'booking_date_changed',
  update: 'booking_event_changed',
  move_late: 'booking_moved_late',
  delete_late: 'booking_deleted_late',
}

const urgent = { category: 'bookings', weight: 'urgent', subject: 'booking' } as const
const step = { ...urgent, follows: ['booking.changed'] } as const
const question = { ...urgent, follows: ['booking.requested', 'booking.changed'] } as const

export const notices: Notices<BookingNoticeKind> = {
  messages,
  kinds: {
    booking_requested: question,
    booking_accepted: step,
    booking_changed: question,
    booking_confirmed: step,
    booking_declined: step,
    booking_cancelled: step,
    booking_expired: step,
    booking_serving: { ...step, weight: 'normal' },
    booking_completed: { ...step, weight: 'normal' },
    booking_date_changed: { ...question, describe: describeMoves },
    booking_asked_again: question,
    booking_event_changed: step,
    booking_moved_late: step,
    booking_deleted_late: step,
  },
  subjects: { booking: bookingSubject },
  actors: { [company]: bookedCompanies, [celebrant]: bookingCelebrants },
}

/** The two sides, each with who is named to them. */
const sidesOf = ({ celebrant_id, owner_id }: ToldBooking) => ({
  celebrant: { user_id: celebrant_id, actor_id: owner_id, actor_type: company },
  provider: { user_id: owner_id, actor_id: celebrant_id, actor_type: celebrant },
})

const told: Record<BookingSide, readonly ('celebrant' | 'provider')[]> = {
  celebrant: ['provider'],
  provider: ['celebrant'],
  clock: ['celebrant', 'provider'],
}

/** Tells of the last step, and takes back the questions that are answered. */
async function tell(app: AppContext, { booking_id }: { booking_id: number }): Promise<void> {
  const booking = await findTold(app.db, booking_id)
  if (!booking) return
  const { action, note, status } = booking
  const { celebrant: asked, provider } = sidesOf(booking)
  const subject_id = booking_id
  // Asked about another date, the provider is not asked about the first one any more.
  if (status !== 'requested' || action === 'reschedule')
    await withdraw(app, { kind: 'booking_requested', subject_id, ...provider })
  if (status !== 'requested') {
    await withdraw(app, { kind: 'booking_date_changed', subject_id, ...provider })
    await withdraw(app, { kind: 'booking_asked_again', subject_id, ...asked })
  }
  if (status !== 'changed') await withdraw(app, { kind: 'booking_changed', subject_id, ...asked })
  const kind = action === null ? 'booking_requested' : kindOf[action]
  for (const side of told[booking.side])
    await notify(app, { kind, subject_id, details: note === null ? {} : { note }, ...sidesOf(booking)[side] })
  if (action === 'reschedule') await notify(app, { kind: 'booking_asked_again', subject_id, ...asked })
}

export const noticeListeners = notifyOn({ 'booking.requested': tell, 'booking.changed': tell })
