import type { Facts } from '#facts.ts'
import { findAudience, findOnWall, findShared } from '#features/celebrations/wall'
import type { Kit } from '#platform/app-context.ts'
import { notifyAll, withdraw } from './notify.ts'
import type { Deed } from './queries/news.ts'

const deed = (kind: Deed['kind'], { event_id, user_id }: Facts['event.wall_settled']) =>
  ({ kind, event_id, actor_id: user_id }) as const

/** Tells people what was told before as something new: it has happened again. */
async function tellAgain(kit: Kit, userIds: readonly number[], told: Deed): Promise<void> {
  await withdraw(kit, told, { evenRead: true })
  await notifyAll(kit, userIds, told)
}

/** Hosts hear that something waits for them; what one of them has put up is told to all who see the wall. Each time. */
export async function tellWall(kit: Kit, fact: Facts['event.wall_shared']): Promise<void> {
  const { event_id, user_id, entry_id } = fact
  const entry = await findShared(kit.db, entry_id)
  if (entry?.is_waiting) await tellAgain(kit, entry.host_ids, deed('event_wall_waiting', fact))
  else if (entry?.host_ids.includes(user_id))
    await tellAgain(kit, await findAudience(kit.db, event_id), deed('event_wall_shared', fact))
}

/** Taken back when nothing waits of that person, or nothing of theirs is there any more. */
export async function settleWall(kit: Kit, fact: Facts['event.wall_settled']): Promise<void> {
  const { waits, is_shared } = await findOnWall(kit.db, fact.event_id, fact.user_id)
  if (!waits) await withdraw(kit, deed('event_wall_waiting', fact), { evenRead: true })
  if (!is_shared) await withdraw(kit, deed('event_wall_shared', fact), { evenRead: true })
}
