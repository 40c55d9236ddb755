import type { EventNoticeKind, ReminderNoticeKind } from '@celebrio/contract/celebrations/notices'
import { CalendarBlank } from '@phosphor-icons/react/CalendarBlank'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { CalendarPlus } from '@phosphor-icons/react/CalendarPlus'
import { CalendarX } from '@phosphor-icons/react/CalendarX'
import { Clock } from '@phosphor-icons/react/Clock'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import type { NoticeLooks } from '#features/base/notifications'

export const noticeLooks: NoticeLooks<EventNoticeKind | ReminderNoticeKind> = {
  event_rescheduled: { icon: CalendarBlank, colour: 'marigold' },
  event_changed: { icon: PencilSimple, colour: 'marigold' },
  event_dates_added: { icon: CalendarPlus, colour: 'marigold' },
  event_date_chosen: { icon: CalendarCheck, colour: 'marigold' },
  event_deleted: { icon: CalendarX, colour: 'poppy' },
  event_tomorrow: { icon: Clock, colour: 'marigold' },
  event_soon: { icon: Clock, colour: 'poppy' },
}
