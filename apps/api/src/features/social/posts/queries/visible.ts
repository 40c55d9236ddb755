import { sql } from 'kysely'
import { active } from '#features/people/accounts'
import { connectionOf, unblockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'
import { notHidden } from './marks.ts'

/** What somebody posts and uploads is for their connections only. @param person how the query names `users` */
export const isClosed = (person: string) =>
  sql<boolean>`(${sql.ref(`${person}.is_private`)} OR ${sql.ref(`${person}.is_kid`)})`

/**
 * The one rule of who may see a post, joined to its author: authors who are active and neither block the viewer nor
 * are blocked; of private accounts and of children only the viewer's own posts and those of accepted connections; what its
 * author or the staff has hidden only for that author; what the staff has removed for nobody. Every read of posts for a person
 * starts here: feed, single post, reactions, and all that follows. The author is looked up for each post, like everything with `perRow`.
 */
export const visiblePosts = (db: Db, viewerId: number) =>
  db
    .selectFrom('posts')
    .innerJoinLateral(
      db
        .selectFrom('users')
        .select(['users.id', 'users.name', 'users.profile_picture', 'users.status'])
        .select(isClosed('users').as('is_closed'))
        .where('users.id', '=', sql.ref<number>('posts.user_id'))
        .limit(sql.lit(1))
        .as('author'),
      join => join.onTrue(),
    )
    .where(unblockedPeople(db, viewerId, 'author'))
    .where(({ and, or, eb }) =>
      or([
        eb('posts.hidden_at', 'is', null),
        and([eb('posts.user_id', '=', viewerId), eb('posts.withheld', 'is distinct from', sql.lit('removed'))]),
      ]),
    )
    .where(({ or, eb, exists }) =>
      or([
        eb('author.is_closed', '=', false),
        eb('author.id', '=', viewerId),
        exists(perRow(connectionOf(db, viewerId, 'author.id'))),
      ]),
    )

/** Of those what lists show: without what its author or the viewer has hidden, also as a share. */
export const shownPosts = (db: Db, viewerId: number) =>
  visiblePosts(db, viewerId).where('posts.hidden_at', 'is', null).where(notHidden(db, viewerId))

/** Subquery: the post that a column of the outer query names, when the viewer may see it. */
export const postVisible = (db: Db, viewerId: number, post: string) =>
  visiblePosts(db, viewerId).select(sql`1`.as('one')).where('posts.id', '=', sql.ref<number>(post))

/** Who can find a post in the feed, blocks aside; nobody when it is gone or hidden, or its author is. */
export async function findAudience(db: Db, postId: number): Promise<'everybody' | 'connections' | 'nobody'> {
  const post = await db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.user_id')
    .select(isClosed('author').as('is_closed'))
    .where('posts.id', '=', postId)
    .where('posts.hidden_at', 'is', null)
    .where('author.status', '=', active)
    .executeTakeFirst()
  if (!post) return 'nobody'
  return post.is_closed ? 'connections' : 'everybody'
}
