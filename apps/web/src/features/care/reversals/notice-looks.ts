import type { ReversalNoticeKind } from '@celebrio/contract/care/notices'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import type { NoticeLooks } from '#features/base/notifications'

export const noticeLooks: NoticeLooks<ReversalNoticeKind> = {
  decision_reversed: { icon: CheckCircle, colour: 'lagoon' },
}
