import type { InvitationNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const es: NoticeTexts<InvitationNoticeKind> = {
  event_invited: { one: who => `${who} te invita a un evento`, many: who => `${who} te invitan a un evento` },
  event_accepted: { one: who => `${who} irá a tu evento`, many: who => `${who} irán a tu evento` },
  event_rejected: {
    one: who => `${who} no podrá ir a tu evento`,
    many: who => `${who} no podrán ir a tu evento`,
  },
  event_requested: {
    one: who => `${who} quiere ir a tu evento`,
    many: who => `${who} quieren ir a tu evento`,
  },
  event_request_accepted: {
    one: who => `${who} aceptó tu solicitud para ir a un evento`,
    many: who => `${who} aceptaron tu solicitud para ir a un evento`,
  },
  event_moved_up: same(who => `Se liberó un lugar para ti en el evento de ${who}`),
}
