import type { PostNoticeKind } from '@celebrio/contract/social/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const es: NoticeTexts<PostNoticeKind> = {
  post_liked: {
    one: who => `A ${who} le gustó tu publicación`,
    many: who => `A ${who} les gustó tu publicación`,
  },
  post_superliked: {
    one: who => `${who} le dio una flor a tu publicación`,
    many: who => `${who} le dieron flores a tu publicación`,
  },
  post_shared: { one: who => `${who} compartió tu publicación`, many: who => `${who} compartieron tu publicación` },
  post_mentioned: {
    one: who => `${who} te mencionó en una publicación`,
    many: who => `${who} te mencionaron en una publicación`,
  },
}
