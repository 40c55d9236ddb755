import type { HelperNoticeKind } from '@celebrio/contract/celebrations/notices'
import { DoorOpen } from '@phosphor-icons/react/DoorOpen'
import { UsersThree } from '@phosphor-icons/react/UsersThree'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

export const noticeLooks: NoticeLooks<HelperNoticeKind> = {
  event_cohost: { icon: UsersThree, colour: 'lagoon' },
  event_door: {
    icon: DoorOpen,
    colour: 'lagoon',
    target: ({ event_id }) => event_id !== null && paths.eventDoor(event_id),
  },
}
