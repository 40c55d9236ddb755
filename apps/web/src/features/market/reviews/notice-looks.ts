import type { ReviewNoticeKind } from '@celebrio/contract/market/notices'
import { ChatCircleText } from '@phosphor-icons/react/ChatCircleText'
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple'
import { Star } from '@phosphor-icons/react/Star'
import type { NoticeLooks } from '#features/base/notifications'

export const noticeLooks: NoticeLooks<ReviewNoticeKind> = {
  review_due: { icon: Star, colour: 'marigold' },
  review_waiting: { icon: EnvelopeSimple, colour: 'marigold' },
  review_shown: { icon: Star, colour: 'lagoon' },
  review_answered: { icon: ChatCircleText, colour: 'lagoon' },
}
