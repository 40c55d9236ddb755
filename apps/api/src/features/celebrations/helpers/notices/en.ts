import type { HelperNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const en: NoticeTexts<HelperNoticeKind> = {
  event_cohost: same(who => `${who} made you co-host of an event`),
  event_door: same(who => `${who} asked you to help at the door`),
}
