import type { AppContext } from '#platform/app-context.ts'
import { on, onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { removeBlockedByOwner, removeBlockedMembers } from './change-members.ts'
import { conversations } from './conversation.ts'
import { eraseMemberships } from './erase.ts'
import { invitableGroups } from './invitable-groups.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { findPeopleOf } from './queries/groups.ts'
import { noticeListeners } from './reconcile-notices.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** `user_id` has invited `user_ids`. */
    'group.invited': { group_id: number; user_id: number; user_ids: number[] }
    'group.joined': { group_id: number; user_id: number }
    /** They have left, were removed, or are invited no longer. */
    'group.left': { group_id: number; user_id: number }
    /** `by_id`, the owner until then, has made `user_id` admin, member or owner. */
    'group.role_changed': { group_id: number; user_id: number; by_id: number }
    /** Its name, date, description or cover. */
    'group.changed': { group_id: number }
    /** `token` is a UUID of this renaming. */
    'group.renamed': { group_id: number; user_id: number; name: string; token: string }
    /** `user_id`, its owner, has deleted it; `member_ids` belonged to it, `invited_ids` were invited. */
    'group.deleted': { group_id: number; user_id: number; name: string; member_ids: number[]; invited_ids: number[] }
  }
}

/** Everybody in the group reads it anew, and who was in it. */
async function pushToPeople(app: AppContext, { group_id, user_id }: { group_id: number; user_id?: number }) {
  const { member_ids, invited_ids } = await findPeopleOf(app.db, group_id)
  const others = user_id === undefined ? [] : [user_id]
  app.realtime.push([...new Set([...member_ids, ...invited_ids, ...others])], 'groups')
}

const listeners = [
  on('user.blocked', 'groups.remove-blocked', (app, { user_id, blocked_id }) =>
    removeBlockedMembers(app, user_id, blocked_id),
  ),
  on('group.role_changed', 'groups.remove-blocked-by-owner', removeBlockedByOwner),
  ...onAny('groups.push', {
    'group.invited': pushToPeople,
    'group.joined': pushToPeople,
    'group.left': pushToPeople,
    'group.role_changed': pushToPeople,
    'group.changed': pushToPeople,
    'group.deleted': async (app, { member_ids, invited_ids }) =>
      app.realtime.push([...member_ids, ...invited_ids], 'groups'),
  }),
]

export const groups: Feature = {
  name: 'groups',
  routes,
  listeners: [...listeners, ...noticeListeners],
  notices,
  conversations,
  invitableGroups,
  erase: eraseMemberships,
  personalData,
}
