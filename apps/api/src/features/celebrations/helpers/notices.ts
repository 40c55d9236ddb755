import type { HelperNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'

const follows = ['event.helper_named', 'event.helper_left'] as const

export const notices: Notices<HelperNoticeKind> = {
  messages,
  kinds: { event_cohost: { subject: 'event', follows }, event_door: { subject: 'event', follows } },
}
