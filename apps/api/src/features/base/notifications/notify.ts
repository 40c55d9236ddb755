import { inTransaction, type Kit } from '#platform/app-context.ts'
import { breaks } from '#platform/db/constraint-violations.ts'
import { type Deed, deleteNews, insertNews, type News } from './queries/news.ts'

const subjects = [
  'notification_actors_post_id_fkey',
  'notification_actors_comment_id_fkey',
  'notification_actors_event_id_fkey',
  'notification_actors_guest_id_fkey',
]

/** What it was about may have been deleted meanwhile; then there is nothing to tell. */
async function insertIfStillThere(kit: Kit, userIds: readonly number[], deed: Deed): Promise<number[]> {
  try {
    return await inTransaction(kit, tx => insertNews(tx, userIds, deed, kit.clock.now()))
  } catch (error) {
    if (subjects.some(constraint => breaks(error, constraint))) return []
    throw error
  }
}

/** Tells people what another did, but who did it themselves or has been told before. */
export async function notifyAll(kit: Kit, userIds: readonly number[], deed: Deed): Promise<void> {
  const others = userIds.filter(id => id !== deed.actor_id)
  if (others.length > 0) kit.realtime.changed(await insertIfStillThere(kit, others, deed), 'notifications')
}

/** The same for one person. */
export const notify = (kit: Kit, { user_id, ...deed }: News): Promise<void> => notifyAll(kit, [user_id], deed)

/** Tells what was told before as something new: it has happened again. */
export async function notifyAgain(kit: Kit, news: News): Promise<void> {
  await withdraw(kit, news, { evenRead: true })
  await notify(kit, news)
}

/** Takes back what was told, to everybody where nobody is named. See `deleteNews` for `evenRead`. */
export async function withdraw(kit: Kit, news: Deed & { user_id?: number }, { evenRead = false } = {}): Promise<void> {
  const ids = await inTransaction(kit, tx => deleteNews(tx, news, evenRead))
  kit.realtime.changed(ids, 'notifications')
}
