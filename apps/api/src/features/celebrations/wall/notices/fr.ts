import type { WallNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const fr: NoticeTexts<WallNoticeKind> = {
  event_wall_waiting: {
    one: who => `${who} a partagé quelque chose qui attend votre accord`,
    many: who => `${who} ont partagé quelque chose qui attend votre accord`,
  },
  event_wall_shared: {
    one: who => `${who} a écrit sur le mur d’un événement`,
    many: who => `${who} ont écrit sur le mur d’un événement`,
  },
}
