import { active } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'

/** Who can find a post in the feed, blocks aside; nobody when it is gone or hidden, or its author is. */
export async function findAudience(db: Db, postId: number): Promise<'everybody' | 'connections' | 'nobody'> {
  const post = await db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.user_id')
    .select('author.is_private')
    .where('posts.id', '=', postId)
    .where('posts.hidden_at', 'is', null)
    .where('author.status', '=', active)
    .executeTakeFirst()
  if (!post) return 'nobody'
  return post.is_private ? 'connections' : 'everybody'
}
