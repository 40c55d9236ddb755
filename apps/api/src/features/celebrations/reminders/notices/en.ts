import type { ReminderNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const en: NoticeTexts<ReminderNoticeKind> = {
  event_tomorrow: same((_, when) => `Coming up on ${when}`),
  event_soon: same((_, when) => `Starting soon: ${when}`),
}
