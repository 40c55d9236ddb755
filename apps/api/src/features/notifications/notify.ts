import { breaks } from '#platform/db/violations.ts'
import { inTransaction, type Kit } from '#platform/kit.ts'
import { deleteNews, insertNews, type News } from './queries/news.ts'

const subjects = [
  'notification_actors_post_id_fkey',
  'notification_actors_comment_id_fkey',
  'notification_actors_event_id_fkey',
]

/** What it was about may have been deleted meanwhile; then there is nothing to tell. */
async function insertIfStillThere(kit: Kit, news: News): Promise<boolean> {
  try {
    return await inTransaction(kit, tx => insertNews(tx, news, kit.clock.now()))
  } catch (error) {
    if (subjects.some(constraint => breaks(error, constraint))) return false
    throw error
  }
}

/** Tells somebody what another did, unless they did it themselves or have been told before. */
export async function notify(kit: Kit, news: News): Promise<void> {
  if (news.user_id === news.actor_id) return
  if (await insertIfStillThere(kit, news)) kit.realtime.changed([news.user_id], 'notifications')
}

/** Tells what was told before as something new: it has happened again. */
export async function notifyAgain(kit: Kit, news: News): Promise<void> {
  await withdraw(kit, news, { evenRead: true })
  await notify(kit, news)
}

/** Takes back what was told. See `deleteNews` for `evenRead`. */
export async function withdraw(kit: Kit, news: News, { evenRead = false } = {}): Promise<void> {
  const gone = await inTransaction(kit, tx => deleteNews(tx, news, evenRead))
  if (gone) kit.realtime.changed([news.user_id], 'notifications')
}
