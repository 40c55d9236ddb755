import type { CommentNoticeKind } from '@celebrio/contract/social/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const es: NoticeTexts<CommentNoticeKind> = {
  post_commented: { one: who => `${who} comentó tu publicación`, many: who => `${who} comentaron tu publicación` },
  comment_replied: {
    one: who => `${who} respondió a tu comentario`,
    many: who => `${who} respondieron a tu comentario`,
  },
  comment_liked: {
    one: who => `A ${who} le gustó tu comentario`,
    many: who => `A ${who} les gustó tu comentario`,
  },
  comment_mentioned: {
    one: who => `${who} te mencionó en un comentario`,
    many: who => `${who} te mencionaron en un comentario`,
  },
}
