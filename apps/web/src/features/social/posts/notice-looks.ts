import type { PostNoticeKind } from '@celebrio/contract/social/notices'
import { At } from '@phosphor-icons/react/At'
import { FlowerTulip } from '@phosphor-icons/react/FlowerTulip'
import { Heart } from '@phosphor-icons/react/Heart'
import { ShareFat } from '@phosphor-icons/react/ShareFat'
import type { NoticeLooks } from '#features/base/notifications'

export const noticeLooks: NoticeLooks<PostNoticeKind> = {
  post_liked: { icon: Heart, colour: 'poppy' },
  post_superliked: { icon: FlowerTulip, colour: 'marigold' },
  post_shared: { icon: ShareFat, colour: 'lagoon' },
  post_mentioned: { icon: At, colour: 'plum' },
}
