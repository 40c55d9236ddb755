import type { AvailabilityNoticeKind } from '@celebrio/contract/market/notices'
import { HourglassMedium } from '@phosphor-icons/react/HourglassMedium'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

export const noticeLooks: NoticeLooks<AvailabilityNoticeKind> = {
  day_held: {
    icon: HourglassMedium,
    colour: 'marigold',
    target: ({ day }) => day !== null && paths.serviceCalendar(day),
  },
}
