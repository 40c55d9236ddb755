import type { HelperNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const pt: NoticeTexts<HelperNoticeKind> = {
  event_cohost: {
    one: who => `${who} convidou você para organizar um evento em conjunto`,
    many: who => `${who} convidaram você para organizar um evento em conjunto`,
  },
  event_door: {
    one: who => `${who} pediu sua ajuda na entrada`,
    many: who => `${who} pediram sua ajuda na entrada`,
  },
}
