import type { ReminderNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const fr: NoticeTexts<ReminderNoticeKind> = {
  event_tomorrow: same((_, when) => `C’est bientôt : ${when}`),
  event_soon: same((_, when) => `Ça commence dans peu de temps : ${when}`),
}
