import type { WallNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const es: NoticeTexts<WallNoticeKind> = {
  event_wall_waiting: {
    one: who => `${who} espera a que veas lo que compartió`,
    many: who => `${who} esperan a que veas lo que compartieron`,
  },
  event_wall_shared: {
    one: who => `${who} escribió en el muro de un evento`,
    many: who => `${who} escribieron en el muro de un evento`,
  },
}
