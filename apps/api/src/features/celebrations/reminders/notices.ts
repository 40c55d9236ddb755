import type { ReminderNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeKind, Notices } from '#features/base/notifications'
import { describeStarts } from '#features/celebrations/events'
import { messages } from './messages.ts'
import { startHolds } from './queries.ts'

/** Of what has begun nobody is reminded. */
const hasBegun: NoticeKind['isPast'] = ({ details }, now) =>
  new Date((details as { starts_at: string }).starts_at) <= now

const reminder = {
  category: 'celebrations',
  subject: 'event',
  addressee: 'guest',
  follows: 'clock',
  holds: startHolds,
  describe: describeStarts,
  isPast: hasBegun,
} as const

export const notices: Notices<ReminderNoticeKind> = {
  messages,
  kinds: {
    event_tomorrow: { ...reminder, weight: 'urgent', hasOwnEmail: true },
    event_soon: { ...reminder, weight: 'normal' },
  },
}
