import type { WallNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const en: NoticeTexts<WallNoticeKind> = {
  event_wall_waiting: {
    one: who => `${who} waits for you to look at what they shared`,
    many: who => `${who} wait for you to look at what they shared`,
  },
  event_wall_shared: same(who => `${who} wrote on the wall of an event`),
}
