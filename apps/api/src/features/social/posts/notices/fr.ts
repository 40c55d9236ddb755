import type { PostNoticeKind } from '@celebrio/contract/social/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const fr: NoticeTexts<PostNoticeKind> = {
  post_liked: { one: who => `${who} a aimé votre publication`, many: who => `${who} ont aimé votre publication` },
  post_superliked: {
    one: who => `${who} a offert une fleur à votre publication`,
    many: who => `${who} ont offert des fleurs à votre publication`,
  },
  post_shared: {
    one: who => `${who} a partagé votre publication`,
    many: who => `${who} ont partagé votre publication`,
  },
  post_mentioned: {
    one: who => `${who} vous a mentionné dans une publication`,
    many: who => `${who} vous ont mentionné dans une publication`,
  },
}
