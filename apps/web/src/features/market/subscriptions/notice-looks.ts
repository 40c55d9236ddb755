import type { SubscriptionNoticeKind } from '@celebrio/contract/market/notices'
import { Gift } from '@phosphor-icons/react/Gift'
import { Storefront } from '@phosphor-icons/react/Storefront'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

const target = () => paths.serviceSubscription()

export const noticeLooks: NoticeLooks<SubscriptionNoticeKind> = {
  plan_ending: { icon: Storefront, colour: 'marigold', target },
  plan_given: { icon: Gift, colour: 'lagoon', target },
  plan_ended: { icon: Storefront, colour: 'marigold', target },
}
