import type { ReminderNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const es: NoticeTexts<ReminderNoticeKind> = {
  event_tomorrow: same((_, when) => `Se acerca: ${when}`),
  event_soon: same((_, when) => `Empieza dentro de poco: ${when}`),
}
