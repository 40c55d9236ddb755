import type { BoostNoticeKind } from '@celebrio/contract/market/notices'
import { ChartLineUp } from '@phosphor-icons/react/ChartLineUp'
import { RocketLaunch } from '@phosphor-icons/react/RocketLaunch'
import type { NoticeLooks } from '#features/base/notifications'

export const noticeLooks: NoticeLooks<BoostNoticeKind> = {
  boost_started: { icon: RocketLaunch, colour: 'marigold' },
  boost_ended: { icon: ChartLineUp, colour: 'lagoon' },
}
