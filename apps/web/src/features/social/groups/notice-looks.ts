import type { GroupNoticeKind } from '@celebrio/contract/social/notices'
import { Crown } from '@phosphor-icons/react/Crown'
import { Trash } from '@phosphor-icons/react/Trash'
import { UserPlus } from '@phosphor-icons/react/UserPlus'
import { UsersThree } from '@phosphor-icons/react/UsersThree'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

export const noticeLooks: NoticeLooks<GroupNoticeKind> = {
  group_invited: { icon: UsersThree, colour: 'poppy' },
  group_joined: { icon: UserPlus, colour: 'lagoon' },
  group_admin: { icon: UsersThree, colour: 'plum' },
  group_owner: { icon: Crown, colour: 'marigold' },
  group_deleted: { icon: Trash, colour: 'poppy', target: () => paths.profileGroups() },
}
