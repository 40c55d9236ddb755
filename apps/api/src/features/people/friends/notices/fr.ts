import type { FriendNoticeKind } from '@celebrio/contract/people/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const fr: NoticeTexts<FriendNoticeKind> = {
  friend_requested: {
    one: who => `${who} souhaite entrer en contact avec vous`,
    many: who => `${who} souhaitent entrer en contact avec vous`,
  },
  friend_accepted: {
    one: who => `${who} a accepté votre demande`,
    many: who => `${who} ont accepté votre demande`,
  },
}
