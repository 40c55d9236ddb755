import { canSee, findDeeds } from '#features/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { notify, withdraw } from './notify.ts'

type Deed = { post_id: number; user_id: number }

// What is true now counts, so that facts may come late, twice or in another order.
async function settle(
  app: AppContext,
  { post_id, user_id }: Deed,
  kind: 'post_liked' | 'post_superliked',
): Promise<void> {
  const deeds = await findDeeds(app.db, post_id, user_id)
  if (!deeds) return
  const news = { user_id: deeds.author_id, actor_id: user_id, kind, post_id, comment_id: null }
  const done = kind === 'post_liked' ? deeds.liked : deeds.superliked
  await (done ? notify(app, news) : withdraw(app, news))
}

export const settleLike = (app: AppContext, deed: Deed) => settle(app, deed, 'post_liked')
export const settleSuperlike = (app: AppContext, deed: Deed) => settle(app, deed, 'post_superliked')

/** The author is told when they may see the share. */
export async function tellShare(
  app: AppContext,
  { post_id, original_id, user_id }: Facts['post.shared'],
): Promise<void> {
  const deeds = await findDeeds(app.db, original_id, user_id)
  if (!deeds || !(await canSee(app.db, deeds.author_id, post_id))) return
  const about = { post_id: original_id, comment_id: null }
  await notify(app, { user_id: deeds.author_id, actor_id: user_id, kind: 'post_shared', ...about })
}

type PostMention = Facts['post.mentioned']

const mentionNews = ({ post_id, user_id: actor_id, mentioned_id }: PostMention) =>
  ({ user_id: mentioned_id, actor_id, kind: 'post_mentioned', post_id, comment_id: null }) as const

export const tellPostMention = (app: AppContext, fact: PostMention) => notify(app, mentionNews(fact))
export const withdrawPostMention = (app: AppContext, fact: PostMention) => withdraw(app, mentionNews(fact))
