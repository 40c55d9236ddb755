import type { DealNoticeKind } from '@celebrio/contract/market/notices'
import { HourglassLow } from '@phosphor-icons/react/HourglassLow'
import { TagSimple } from '@phosphor-icons/react/TagSimple'
import type { NoticeLooks } from '#features/base/notifications'

export const noticeLooks: NoticeLooks<DealNoticeKind> = {
  deal_reduced: { icon: TagSimple, colour: 'lagoon' },
  deal_ending: { icon: HourglassLow, colour: 'poppy' },
}
