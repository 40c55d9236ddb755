import type { CommentNoticeKind } from '@celebrio/contract/social/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const pt: NoticeTexts<CommentNoticeKind> = {
  post_commented: { one: who => `${who} comentou sua publicação`, many: who => `${who} comentaram sua publicação` },
  comment_replied: {
    one: who => `${who} respondeu ao seu comentário`,
    many: who => `${who} responderam ao seu comentário`,
  },
  comment_liked: { one: who => `${who} curtiu seu comentário`, many: who => `${who} curtiram seu comentário` },
  comment_mentioned: {
    one: who => `${who} mencionou você em um comentário`,
    many: who => `${who} mencionaram você em um comentário`,
  },
}
