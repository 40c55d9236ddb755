import type { WallNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type NoticeInput, notifyAll, notifyOn, withdraw } from '#features/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { findAudience } from './queries/entries.ts'
import { findOnWall, findShared } from './queries/shared.ts'

const notice = (kind: WallNoticeKind, { event_id, user_id }: Facts['event.wall_entry_resolved']) => ({
  kind,
  subject_id: event_id,
  actor_id: user_id,
})

/** Tells people what was told before as something new: it has happened again. */
async function notifyAnew(app: AppContext, userIds: readonly number[], input: NoticeInput): Promise<void> {
  await withdraw(app, input, { evenRead: true })
  await notifyAll(app, userIds, input)
}

/** Hosts hear that something waits for them; what one of them has put up is told to all who see the wall. Each time. */
async function notifyShared(app: AppContext, fact: Facts['event.wall_shared']): Promise<void> {
  const { event_id, user_id, entry_id } = fact
  const entry = await findShared(app.db, entry_id)
  if (entry?.is_waiting) await notifyAnew(app, entry.host_ids, notice('event_wall_waiting', fact))
  else if (entry?.host_ids.includes(user_id))
    await notifyAnew(app, await findAudience(app.db, event_id), notice('event_wall_shared', fact))
}

/** Taken back when nothing waits of that person, or nothing of theirs is there any longer. */
async function reconcileWall(app: AppContext, fact: Facts['event.wall_entry_resolved']): Promise<void> {
  const { waits, is_shared } = await findOnWall(app.db, fact.event_id, fact.user_id)
  if (!waits) await withdraw(app, notice('event_wall_waiting', fact), { evenRead: true })
  if (!is_shared) await withdraw(app, notice('event_wall_shared', fact), { evenRead: true })
}

export const noticeListeners = notifyOn({
  'event.wall_shared': notifyShared,
  'event.wall_entry_resolved': reconcileWall,
})
