import type { WallNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const pt: NoticeTexts<WallNoticeKind> = {
  event_wall_waiting: {
    one: who => `${who} está esperando você ver o que compartilhou`,
    many: who => `${who} estão esperando você ver o que compartilharam`,
  },
  event_wall_shared: {
    one: who => `${who} escreveu no mural de um evento`,
    many: who => `${who} escreveram no mural de um evento`,
  },
}
