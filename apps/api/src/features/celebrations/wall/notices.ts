import type { WallNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'
import { isOnWall, waitsOnWall } from './queries/visible.ts'

const entry = {
  category: 'celebrations',
  subject: 'event',
  follows: ['event.wall_shared', 'event.wall_entry_resolved'],
} as const

export const notices: Notices<WallNoticeKind> = {
  messages,
  kinds: {
    event_wall_waiting: { ...entry, weight: 'normal', holds: waitsOnWall },
    event_wall_shared: { ...entry, weight: 'quiet', holds: isOnWall },
  },
}
