import { mediaOf } from '#features/base/uploads'
import type { Feature } from '#platform/feature.ts'
import { findTopics } from './queries/groups.ts'
import { membersOfGroup, showsHistory } from './queries/members.ts'

const groupOf = ({ group_id }: { group_id: number }): number => group_id

/** The chat of a group. Who joins sees what was said before only where the group says so. */
export const conversations: Feature['conversations'] = [
  {
    kind: 'group',
    members: membersOfGroup,
    tellsMembers: true,
    isOfMany: true,
    renamings: { 'group.renamed': ({ group_id, ...renaming }) => ({ subject_id: group_id, ...renaming }) },
    showsHistory,
    looks: { 'group.changed': groupOf },
    topics: async (app, db, viewerId, ids) =>
      new Map(
        (await findTopics(db, viewerId, ids)).map(({ id, name, cover, is_member }) => [
          id,
          { title: name, picture: cover && mediaOf(app, cover).image, hasPage: is_member },
        ]),
      ),
    follows: {
      'group.joined': groupOf,
      'group.left': groupOf,
      'group.role_changed': groupOf,
      'group.deleted': groupOf,
    },
  },
]
