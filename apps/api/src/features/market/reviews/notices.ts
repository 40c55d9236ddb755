import type { ReviewNoticeKind } from '@celebrio/contract/market/notices'
import { type Notices, notify, notifyOn } from '#features/base/notifications'
import { companyActor } from '#features/market/stores'
import { messages } from './messages.ts'
import { findTold, reminderSubject, reviewSubject, waitHolds } from './queries/notice-subjects.ts'
import { findReminder } from './queries/reminders.ts'
import type { ReviewSide } from './tables.ts'

const bookings = { category: 'bookings', weight: 'normal' } as const
const review = { ...bookings, subject: 'review' } as const

export const notices: Notices<ReviewNoticeKind> = {
  messages,
  kinds: {
    review_due: { ...bookings, subject: 'review_reminder', follows: ['review.due'] },
    review_waiting: { ...review, follows: ['review.written'], holds: waitHolds },
    review_shown: { ...review, follows: ['review.shown'] },
    review_answered: { ...review, follows: ['review.answered'] },
  },
  subjects: { review: reviewSubject, review_reminder: reminderSubject },
}

type Sides = { celebrant_id: number; owner_id: number }

/** Who is told on a side, and by whom: celebrants by the company. */
const toSide = (side: ReviewSide, { celebrant_id, owner_id }: Sides) =>
  side === 'celebrant'
    ? { user_id: celebrant_id, actor_id: owner_id, actor_type: companyActor }
    : { user_id: owner_id, actor_id: celebrant_id }

const other: Record<ReviewSide, ReviewSide> = { celebrant: 'provider', provider: 'celebrant' }

export const noticeListeners = notifyOn({
  'review.due': async (app, { reminder_id }) => {
    const due = await findReminder(app.db, reminder_id)
    if (due) await notify(app, { kind: 'review_due', subject_id: reminder_id, ...toSide(due.side, due) })
  },
  'review.written': async (app, { review_id }) => {
    const told = await findTold(app.db, review_id)
    if (!told || told.shown_at !== null) return
    await notify(app, { kind: 'review_waiting', subject_id: review_id, ...toSide(other[told.side], told) })
  },
  'review.shown': async (app, { review_id }) => {
    const told = await findTold(app.db, review_id)
    if (told) await notify(app, { kind: 'review_shown', subject_id: review_id, ...toSide(other[told.side], told) })
  },
  'review.answered': async (app, { review_id }) => {
    const told = await findTold(app.db, review_id)
    if (!told) return
    const details = { answered: true }
    await notify(app, { kind: 'review_answered', subject_id: review_id, details, ...toSide(told.side, told) })
  },
})
