import type { HelperNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'

const helper = {
  category: 'celebrations',
  weight: 'normal',
  subject: 'event',
  follows: ['event.helper_named', 'event.helper_left'],
} as const

export const notices: Notices<HelperNoticeKind> = {
  messages,
  kinds: { event_cohost: helper, event_door: helper },
}
