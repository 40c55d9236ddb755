import type { InvitationNoticeKind } from '@celebrio/contract/celebrations/notices'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { CalendarDots } from '@phosphor-icons/react/CalendarDots'
import { CalendarPlus } from '@phosphor-icons/react/CalendarPlus'
import { CalendarX } from '@phosphor-icons/react/CalendarX'
import type { NoticeLooks } from '#features/base/notifications'

export const noticeLooks: NoticeLooks<InvitationNoticeKind> = {
  event_invited: { icon: CalendarPlus, colour: 'poppy' },
  event_accepted: { icon: CalendarCheck, colour: 'lagoon' },
  event_maybe: { icon: CalendarDots, colour: 'marigold' },
  event_rejected: { icon: CalendarX, colour: 'plum' },
  event_requested: { icon: CalendarPlus, colour: 'plum' },
  event_request_accepted: { icon: CalendarCheck, colour: 'lagoon' },
  event_moved_up: { icon: CalendarCheck, colour: 'marigold' },
}
