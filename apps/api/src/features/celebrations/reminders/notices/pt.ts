import type { ReminderNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const pt: NoticeTexts<ReminderNoticeKind> = {
  event_tomorrow: same((_, when) => `Está chegando: ${when}`),
  event_soon: same((_, when) => `Começa daqui a pouco: ${when}`),
}
