import type { HelperNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const fr: NoticeTexts<HelperNoticeKind> = {
  event_cohost: {
    one: who => `${who} vous a demandé de coorganiser un événement`,
    many: who => `${who} vous ont demandé de coorganiser un événement`,
  },
  event_door: {
    one: who => `${who} vous a demandé de l’aide à l’entrée`,
    many: who => `${who} vous ont demandé de l’aide à l’entrée`,
  },
}
