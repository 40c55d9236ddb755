import type { GroupNoticeKind } from '@celebrio/contract/social/notices'
import { notify, notifyAll, notifyOn, withdraw, withdrawKinds } from '#features/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { findInvitedAmong, findManagers, findMembership } from './queries/members.ts'

type Which = { group_id: number; user_id: number }

const notice = (kind: GroupNoticeKind, subject_id: number, actor_id: number) => ({ kind, subject_id, actor_id })

// What is true now counts, so that facts may come late, twice or in a different order.
async function notifyInvited(app: AppContext, { group_id, user_id, user_ids }: Facts['group.invited']): Promise<void> {
  const invited = await findInvitedAmong(app.db, group_id, user_ids)
  await notifyAll(app, invited, notice('group_invited', group_id, user_id))
}

/** Who runs the group hears of it; who joined need not be told any longer that they are invited. */
async function notifyJoined(app: AppContext, { group_id, user_id }: Which): Promise<void> {
  if ((await findMembership(app.db, group_id, user_id))?.state !== 'joined') return
  await withdrawKinds(app, ['group_invited'], { subject_id: group_id, user_id })
  await notifyAll(app, await findManagers(app.db, group_id), notice('group_joined', group_id, user_id))
}

/** Whoever is out of it need not know of it, nor those who run it that they came. */
async function withdrawLeft(app: AppContext, { group_id, user_id }: Which): Promise<void> {
  if ((await findMembership(app.db, group_id, user_id))?.state === 'joined') return
  await withdrawKinds(app, ['group_invited', 'group_joined', 'group_admin', 'group_owner'], {
    subject_id: group_id,
    user_id,
  })
  await withdraw(app, notice('group_joined', group_id, user_id))
}

const roles = { admin: 'group_admin', owner: 'group_owner' } as const

async function notifyRole(app: AppContext, { group_id, user_id, by_id }: Facts['group.role_changed']): Promise<void> {
  const now = (await findMembership(app.db, group_id, user_id))?.role
  for (const role of ['admin', 'owner'] as const) {
    const input = { user_id, ...notice(roles[role], group_id, by_id) }
    await (now === role ? notify(app, input) : withdraw(app, input, { evenRead: true }))
  }
}

/** Its other members hear of it; it is not there to be read any longer. */
const notifyDeleted = (app: AppContext, { group_id, user_id, name, member_ids }: Facts['group.deleted']) =>
  notifyAll(app, member_ids, { ...notice('group_deleted', group_id, user_id), details: { name } })

export const noticeListeners = notifyOn({
  'group.invited': notifyInvited,
  'group.joined': notifyJoined,
  'group.left': withdrawLeft,
  'group.role_changed': notifyRole,
  'group.deleted': notifyDeleted,
})
