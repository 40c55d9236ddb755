import type { Notification } from '@celebrio/contract/base/notifications'
import type { ReviewNoticeKind } from '@celebrio/contract/market/notices'
import { ChatCircleText } from '@phosphor-icons/react/ChatCircleText'
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple'
import { Star } from '@phosphor-icons/react/Star'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

const target = ({ booking_id }: Notification) => booking_id !== null && `${paths.booking(booking_id)}#reviews`

export const noticeLooks: NoticeLooks<ReviewNoticeKind> = {
  review_due: { icon: Star, colour: 'marigold', target },
  review_waiting: { icon: EnvelopeSimple, colour: 'marigold', target },
  review_shown: { icon: Star, colour: 'lagoon', target },
  review_answered: { icon: ChatCircleText, colour: 'lagoon', target },
}
