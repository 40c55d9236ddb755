import type { PostNoticeKind } from '@celebrio/contract/social/notices'
import { notify, notifyOn, withdraw } from '#features/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { findReactions } from './queries/notice-subjects.ts'
import { canSee } from './queries/posts.ts'

type Reaction = { post_id: number; user_id: number }

const notice = (kind: PostNoticeKind, user_id: number, actor_id: number, subject_id: number) => ({
  kind,
  user_id,
  actor_id,
  subject_id,
})

// What is true now counts, so that facts may come late, twice or in a different order.
const reconcile =
  (kind: 'post_liked' | 'post_superliked') =>
  async (app: AppContext, { post_id, user_id }: Reaction): Promise<void> => {
    const reactions = await findReactions(app.db, post_id, user_id)
    if (!reactions) return
    const input = notice(kind, reactions.author_id, user_id, post_id)
    const holds = kind === 'post_liked' ? reactions.liked : reactions.superliked
    await (holds ? notify(app, input) : withdraw(app, input))
  }

const reconcileLike = reconcile('post_liked')
const reconcileSuperlike = reconcile('post_superliked')

/** The author is told when they may see the share. */
async function notifyShared(app: AppContext, { post_id, original_id, user_id }: Facts['post.shared']): Promise<void> {
  const original = await findReactions(app.db, original_id, user_id)
  if (!original || !(await canSee(app.db, original.author_id, post_id))) return
  await notify(app, notice('post_shared', original.author_id, user_id, original_id))
}

const mention = ({ post_id, user_id, mentioned_id }: Facts['post.mentioned']) =>
  notice('post_mentioned', mentioned_id, user_id, post_id)

export const noticeListeners = notifyOn({
  'post.liked': reconcileLike,
  'post.unliked': reconcileLike,
  'post.superliked': reconcileSuperlike,
  'post.unsuperliked': reconcileSuperlike,
  'post.shared': notifyShared,
  'post.mentioned': (app, fact) => notify(app, mention(fact)),
  'post.unmentioned': (app, fact) => withdraw(app, mention(fact)),
})
