import { findAudience, findOnWall, findShared } from '#features/celebrations/wall'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { notifyAll, withdraw } from './notify.ts'
import type { Deed } from './queries/news.ts'

const deed = (kind: Deed['kind'], { event_id, user_id }: Facts['event.wall_settled']) =>
  ({ kind, event_id, actor_id: user_id }) as const

/** Tells people what was told before as something new: it has happened again. */
async function tellAgain(app: AppContext, userIds: readonly number[], told: Deed): Promise<void> {
  await withdraw(app, told, { evenRead: true })
  await notifyAll(app, userIds, told)
}

/** Hosts hear that something waits for them; what one of them has put up is told to all who see the wall. Each time. */
export async function tellWall(app: AppContext, fact: Facts['event.wall_shared']): Promise<void> {
  const { event_id, user_id, entry_id } = fact
  const entry = await findShared(app.db, entry_id)
  if (entry?.is_waiting) await tellAgain(app, entry.host_ids, deed('event_wall_waiting', fact))
  else if (entry?.host_ids.includes(user_id))
    await tellAgain(app, await findAudience(app.db, event_id), deed('event_wall_shared', fact))
}

/** Taken back when nothing waits of that person, or nothing of theirs is there any more. */
export async function settleWall(app: AppContext, fact: Facts['event.wall_settled']): Promise<void> {
  const { waits, is_shared } = await findOnWall(app.db, fact.event_id, fact.user_id)
  if (!waits) await withdraw(app, deed('event_wall_waiting', fact), { evenRead: true })
  if (!is_shared) await withdraw(app, deed('event_wall_shared', fact), { evenRead: true })
}
