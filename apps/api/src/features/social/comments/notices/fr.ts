import type { CommentNoticeKind } from '@celebrio/contract/social/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const fr: NoticeTexts<CommentNoticeKind> = {
  post_commented: {
    one: who => `${who} a commenté votre publication`,
    many: who => `${who} ont commenté votre publication`,
  },
  comment_replied: {
    one: who => `${who} a répondu à votre commentaire`,
    many: who => `${who} ont répondu à votre commentaire`,
  },
  comment_liked: {
    one: who => `${who} a aimé votre commentaire`,
    many: who => `${who} ont aimé votre commentaire`,
  },
  comment_mentioned: {
    one: who => `${who} vous a mentionné dans un commentaire`,
    many: who => `${who} vous ont mentionné dans un commentaire`,
  },
}
