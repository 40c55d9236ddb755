import { findConnectionIds } from '#features/people/friends'
import type { AppContext } from '#platform/app-context.ts'
import { type Listener, on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { erasePosts } from './erase.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { findAudience } from './queries/visible.ts'
import { noticeListeners } from './reconcile-notices.ts'
import { reportables } from './reportables.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'post.created': { post_id: number; user_id: number }
    /** Its words hold hashtags. */
    'hashtag.used': { post_id: number }
    'post.liked': { post_id: number; user_id: number }
    'post.unliked': { post_id: number; user_id: number }
    'post.superliked': { post_id: number; user_id: number; type: number }
    'post.unsuperliked': { post_id: number; user_id: number }
    'post.shared': { post_id: number; original_id: number; user_id: number }
    'post.mentioned': { post_id: number; user_id: number; mentioned_id: number }
    /** An edit no longer names somebody. */
    'post.unmentioned': { post_id: number; user_id: number; mentioned_id: number }
  }
}

/** Whoever may find a new post in the feed hears that there may be one. Of a private account that is its connections. */
async function pushToFeeds(app: AppContext, { post_id, user_id }: { post_id: number; user_id: number }): Promise<void> {
  const audience = await findAudience(app.db, post_id)
  if (audience === 'everybody') app.realtime.pushToAll('feed')
  if (audience === 'connections') app.realtime.push(await findConnectionIds(app.db, user_id), 'feed')
}

const listeners: Listener[] = [on('post.created', 'posts.push', pushToFeeds)]

export const posts: Feature = {
  name: 'posts',
  routes,
  listeners: [...listeners, ...noticeListeners],
  notices,
  reportables,
  erase: erasePosts,
  personalData,
}
