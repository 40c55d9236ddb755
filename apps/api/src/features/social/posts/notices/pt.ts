import type { PostNoticeKind } from '@celebrio/contract/social/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const pt: NoticeTexts<PostNoticeKind> = {
  post_liked: { one: who => `${who} curtiu sua publicação`, many: who => `${who} curtiram sua publicação` },
  post_superliked: {
    one: who => `${who} deu uma flor à sua publicação`,
    many: who => `${who} deram flores à sua publicação`,
  },
  post_shared: {
    one: who => `${who} compartilhou sua publicação`,
    many: who => `${who} compartilharam sua publicação`,
  },
  post_mentioned: {
    one: who => `${who} mencionou você em uma publicação`,
    many: who => `${who} mencionaram você em uma publicação`,
  },
}
