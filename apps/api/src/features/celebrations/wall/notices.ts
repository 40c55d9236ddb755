import type { WallNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'
import { isOnWall, waitsOnWall } from './queries/visible.ts'

const follows = ['event.wall_shared', 'event.wall_entry_resolved'] as const

export const notices: Notices<WallNoticeKind> = {
  messages,
  kinds: {
    event_wall_waiting: { subject: 'event', follows, holds: waitsOnWall },
    event_wall_shared: { subject: 'event', follows, holds: isOnWall },
  },
}
