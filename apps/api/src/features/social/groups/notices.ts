import type { GroupNoticeKind } from '@celebrio/contract/social/notices'
import type { NoticeKind, Notices } from '#features/base/notifications'
import { messages } from './messages.ts'
import { deletedGroupSubject, groupSubject } from './queries/notice-subjects.ts'

/** The sentence names the group; there is nothing to say beneath. */
const nameGroup: NoticeKind['describe'] = async (_app, notices) =>
  notices.map(({ subject }) => ({ what: subject?.description ?? '', description: '' }))

const ofGroup = { category: 'people', subject: 'group', describe: nameGroup } as const

export const notices: Notices<GroupNoticeKind> = {
  messages,
  kinds: {
    group_invited: { ...ofGroup, weight: 'normal', follows: ['group.invited', 'group.joined', 'group.left'] },
    group_joined: { ...ofGroup, weight: 'quiet', follows: ['group.joined', 'group.left'] },
    group_admin: { ...ofGroup, weight: 'normal', follows: ['group.role_changed', 'group.left'] },
    group_owner: { ...ofGroup, weight: 'normal', follows: ['group.role_changed', 'group.left'] },
    group_deleted: { ...ofGroup, subject: 'deleted_group', weight: 'normal', follows: ['group.deleted'] },
  },
  subjects: { group: groupSubject, deleted_group: deletedGroupSubject },
}
