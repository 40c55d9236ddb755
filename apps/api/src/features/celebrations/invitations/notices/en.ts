import type { InvitationNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const en: NoticeTexts<InvitationNoticeKind> = {
  event_invited: same(who => `${who} invited you to an event`),
  event_accepted: {
    one: who => `${who} is coming to your event`,
    many: who => `${who} are coming to your event`,
  },
  event_rejected: same(who => `${who} can’t come to your event`),
  event_requested: same(who => `${who} would like to join your event`),
  event_request_accepted: same(who => `${who} accepted your request to join an event`),
  event_moved_up: same(who => `There is a place for you at ${who}’s event`),
}
