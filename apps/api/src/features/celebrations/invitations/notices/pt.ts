import type { InvitationNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const pt: NoticeTexts<InvitationNoticeKind> = {
  event_invited: {
    one: who => `${who} convidou você para um evento`,
    many: who => `${who} convidaram você para um evento`,
  },
  event_accepted: { one: who => `${who} vai ao seu evento`, many: who => `${who} vão ao seu evento` },
  event_rejected: {
    one: who => `${who} não poderá ir ao seu evento`,
    many: who => `${who} não poderão ir ao seu evento`,
  },
  event_requested: {
    one: who => `${who} quer participar do seu evento`,
    many: who => `${who} querem participar do seu evento`,
  },
  event_request_accepted: {
    one: who => `${who} aceitou seu pedido para participar de um evento`,
    many: who => `${who} aceitaram seu pedido para participar de um evento`,
  },
  event_moved_up: same(who => `Abriu uma vaga para você no evento de ${who}`),
}
