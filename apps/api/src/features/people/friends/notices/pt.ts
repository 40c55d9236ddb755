import type { FriendNoticeKind } from '@celebrio/contract/people/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const pt: NoticeTexts<FriendNoticeKind> = {
  friend_requested: {
    one: who => `${who} quer se conectar com você`,
    many: who => `${who} querem se conectar com você`,
  },
  friend_accepted: { one: who => `${who} aceitou seu pedido`, many: who => `${who} aceitaram seu pedido` },
}
