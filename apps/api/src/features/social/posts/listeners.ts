import { findConnectionIds } from '#features/people/friends'
import type { Kit } from '#platform/app-context.ts'
import { type Listener, on } from '#platform/facts.ts'
import { findAudience } from './queries/audience.ts'

/** Whoever may find a new post in the feed hears that there may be one. Of a private account that is its connections. */
async function tellFeeds(kit: Kit, { post_id, user_id }: { post_id: number; user_id: number }): Promise<void> {
  const audience = await findAudience(kit.db, post_id)
  if (audience === 'everybody') kit.realtime.changedForAll('feed')
  if (audience === 'connections') kit.realtime.changed(await findConnectionIds(kit.db, user_id), 'feed')
}

export const postListeners: Listener[] = [on('post.created', 'posts.tell', tellFeeds)]
