import type { ReminderNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { describeStarts } from '#features/celebrations/events'
import { messages } from './messages.ts'
import { startHolds } from './queries.ts'

const reminder = {
  subject: 'event',
  addressee: 'guest',
  follows: 'clock',
  holds: startHolds,
  describe: describeStarts,
} as const

export const notices: Notices<ReminderNoticeKind> = {
  messages,
  kinds: { event_tomorrow: reminder, event_soon: reminder },
}
