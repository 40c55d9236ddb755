import type { FriendNoticeKind } from '@celebrio/contract/people/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const es: NoticeTexts<FriendNoticeKind> = {
  friend_requested: {
    one: who => `${who} quiere conectar contigo`,
    many: who => `${who} quieren conectar contigo`,
  },
  friend_accepted: { one: who => `${who} aceptó tu solicitud`, many: who => `${who} aceptaron tu solicitud` },
}
