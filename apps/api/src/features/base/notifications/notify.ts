import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { violatesConstraint } from '#platform/db/constraint-violations.ts'
import { type Deed, deleteNews, insertNews, type News } from './queries/news.ts'

const subjects = [
  'notification_actors_post_id_fkey',
  'notification_actors_comment_id_fkey',
  'notification_actors_event_id_fkey',
  'notification_actors_guest_id_fkey',
]

/** What it was about may have been deleted meanwhile; then there is nothing to tell. */
async function insertIfStillThere(app: AppContext, userIds: readonly number[], deed: Deed): Promise<number[]> {
  try {
    return await inTransaction(app, tx => insertNews(tx, userIds, deed, app.clock.now()))
  } catch (error) {
    if (subjects.some(constraint => violatesConstraint(error, constraint))) return []
    throw error
  }
}

/** Tells people what another did, but who did it themselves or has been told before. */
export async function notifyAll(app: AppContext, userIds: readonly number[], deed: Deed): Promise<void> {
  const others = userIds.filter(id => id !== deed.actor_id)
  if (others.length > 0) app.realtime.push(await insertIfStillThere(app, others, deed), 'notifications')
}

/** The same for one person. */
export const notify = (app: AppContext, { user_id, ...deed }: News): Promise<void> => notifyAll(app, [user_id], deed)

/** Tells what was told before as something new: it has happened again. */
export async function notifyAgain(app: AppContext, news: News): Promise<void> {
  await withdraw(app, news, { evenRead: true })
  await notify(app, news)
}

/** Takes back what was told, to everybody where nobody is named. See `deleteNews` for `evenRead`. */
export async function withdraw(
  app: AppContext,
  news: Deed & { user_id?: number },
  { evenRead = false } = {},
): Promise<void> {
  const ids = await inTransaction(app, tx => deleteNews(tx, news, evenRead))
  app.realtime.push(ids, 'notifications')
}
