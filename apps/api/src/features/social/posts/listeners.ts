import { findConnectionIds } from '#features/people/friends'
import type { AppContext } from '#platform/app-context.ts'
import { type Listener, on } from '#platform/facts.ts'
import { findAudience } from './queries/audience.ts'

/** Whoever may find a new post in the feed hears that there may be one. Of a private account that is its connections. */
async function pushToFeeds(app: AppContext, { post_id, user_id }: { post_id: number; user_id: number }): Promise<void> {
  const audience = await findAudience(app.db, post_id)
  if (audience === 'everybody') app.realtime.pushToAll('feed')
  if (audience === 'connections') app.realtime.push(await findConnectionIds(app.db, user_id), 'feed')
}

export const listeners: Listener[] = [on('post.created', 'posts.tell', pushToFeeds)]
