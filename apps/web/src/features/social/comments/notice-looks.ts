import type { CommentNoticeKind } from '@celebrio/contract/social/notices'
import { At } from '@phosphor-icons/react/At'
import { ChatTeardropText } from '@phosphor-icons/react/ChatTeardropText'
import { Heart } from '@phosphor-icons/react/Heart'
import type { NoticeLooks } from '#features/base/notifications'

export const noticeLooks: NoticeLooks<CommentNoticeKind> = {
  post_commented: { icon: ChatTeardropText, colour: 'plum' },
  comment_replied: { icon: ChatTeardropText, colour: 'plum' },
  comment_liked: { icon: Heart, colour: 'poppy' },
  comment_mentioned: { icon: At, colour: 'plum' },
}
