import type { HelperNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const es: NoticeTexts<HelperNoticeKind> = {
  event_cohost: {
    one: who => `${who} te pidió coorganizar un evento`,
    many: who => `${who} te pidieron coorganizar un evento`,
  },
  event_door: {
    one: who => `${who} te pidió ayuda en la entrada`,
    many: who => `${who} te pidieron ayuda en la entrada`,
  },
}
