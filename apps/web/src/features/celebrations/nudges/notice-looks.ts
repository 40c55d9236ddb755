import type { NudgeNoticeKind } from '@celebrio/contract/celebrations/notices'
import { BellRinging } from '@phosphor-icons/react/BellRinging'
import type { NoticeLooks } from '#features/base/notifications'

export const noticeLooks: NoticeLooks<NudgeNoticeKind> = {
  event_nudged: { icon: BellRinging, colour: 'marigold' },
}
