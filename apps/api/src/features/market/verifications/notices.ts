import type { VerificationNoticeKind } from '@celebrio/contract/market/notices'
import { type Notices, notifyAgain, notifyOn } from '#features/base/notifications'
import { fromStaff } from '#features/care/moderation'
import { messages } from './messages.ts'
import { stateHolds, verificationSubject } from './queries/notice-subjects.ts'
import { findTold } from './queries/verifications.ts'

const about = {
  category: 'bookings',
  weight: 'normal',
  subject: 'verification',
  follows: ['verification.decided'],
} as const

export const notices: Notices<VerificationNoticeKind> = {
  messages,
  kinds: {
    document_verified: { ...about, holds: stateHolds('verified') },
    document_declined: { ...about, holds: stateHolds('declined') },
  },
  subjects: { verification: verificationSubject },
}

export const noticeListeners = notifyOn({
  'verification.decided': async (app, { provider_id: subject_id, round }) => {
    const told = await findTold(app.db, subject_id, round)
    if (!told || told.state === 'waiting') return
    const kind: VerificationNoticeKind = `document_${told.state}`
    const { user_id, ...staff } = fromStaff(told.user_id)
    await notifyAgain(app, [user_id], { kind, subject_id, ...staff })
  },
})
