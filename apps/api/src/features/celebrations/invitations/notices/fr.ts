import type { InvitationNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const fr: NoticeTexts<InvitationNoticeKind> = {
  event_invited: {
    one: who => `${who} vous invite à un événement`,
    many: who => `${who} vous invitent à un événement`,
  },
  event_accepted: {
    one: who => `${who} participera à votre événement`,
    many: who => `${who} participeront à votre événement`,
  },
  event_rejected: {
    one: who => `${who} ne pourra pas venir à votre événement`,
    many: who => `${who} ne pourront pas venir à votre événement`,
  },
  event_requested: {
    one: who => `${who} aimerait participer à votre événement`,
    many: who => `${who} aimeraient participer à votre événement`,
  },
  event_request_accepted: {
    one: who => `${who} a accepté votre demande de participation`,
    many: who => `${who} ont accepté votre demande de participation`,
  },
  // Without "de", which a vowel would shorten.
  event_moved_up: {
    one: who => `Une place s’est libérée pour vous : ${who} vous attend`,
    many: who => `Une place s’est libérée pour vous : ${who} vous attendent`,
  },
}
