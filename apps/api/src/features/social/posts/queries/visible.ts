import { sql } from 'kysely'
import { connectionOf, visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { hiddenBy } from './hides.ts'

/**
 * The one rule of who may see a post, joined to its author: authors who are active and neither block the viewer nor
 * are blocked; of private accounts only the viewer's own posts and those of accepted connections; what its author has
 * hidden only for that author. Every read of posts for a person starts here: feed, single post, reactions, and all
 * that follows.
 */
export const visiblePosts = (db: Db, viewerId: number) =>
  db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.user_id')
    .where(visiblePeople(db, viewerId, 'author'))
    .where(({ or, eb }) => or([eb('posts.hidden_at', 'is', null), eb('posts.user_id', '=', viewerId)]))
    .where(({ or, eb, exists }) =>
      or([
        eb('author.is_private', '=', false),
        eb('author.id', '=', viewerId),
        exists(connectionOf(db, viewerId, 'author.id')),
      ]),
    )

/** Of those what lists show: without what its author or the viewer has hidden, also as a share. */
export const shownPosts = (db: Db, viewerId: number) =>
  visiblePosts(db, viewerId)
    .where('posts.hidden_at', 'is', null)
    .where(({ not, exists }) => not(exists(hiddenBy(db, viewerId, 'posts.id'))))
    .where(({ not, exists }) => not(exists(hiddenBy(db, viewerId, 'posts.original_id'))))

/** Subquery: the post that a column of the outer query names, when the viewer may see it. */
export const postVisible = (db: Db, viewerId: number, post: string) =>
  visiblePosts(db, viewerId).select(sql`1`.as('one')).where('posts.id', '=', sql.ref<number>(post))
