import type { WallNoticeKind } from '@celebrio/contract/celebrations/notices'
import { ChatTeardropText } from '@phosphor-icons/react/ChatTeardropText'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

export const noticeLooks: NoticeLooks<WallNoticeKind> = {
  event_wall_waiting: {
    icon: ChatTeardropText,
    colour: 'marigold',
    target: ({ event_id }) => event_id !== null && paths.eventWall(event_id),
  },
  event_wall_shared: {
    icon: ChatTeardropText,
    colour: 'plum',
    target: ({ event_id }) => event_id !== null && paths.eventWall(event_id),
  },
}
