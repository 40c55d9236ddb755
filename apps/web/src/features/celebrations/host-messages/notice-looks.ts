import type { HostMessageNoticeKind } from '@celebrio/contract/celebrations/notices'
import { Megaphone } from '@phosphor-icons/react/Megaphone'
import type { NoticeLooks } from '#features/base/notifications'

export const noticeLooks: NoticeLooks<HostMessageNoticeKind> = {
  event_host_message: { icon: Megaphone, colour: 'lagoon' },
}
