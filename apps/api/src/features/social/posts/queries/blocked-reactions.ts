import { type RawBuilder, sql } from 'kysely'
import { blockedPeople } from '#features/people/friends'
import { compiledQuery } from '#platform/db/compiled-query.ts'
import type { Db } from '#platform/db/database.ts'
import type { PostRow } from './posts.ts'

/** So many likes, comments, shares or flowers of a type under a post. */
export type BlockedReactions = {
  post_id: number
  kind: 'like' | 'flower' | 'comment' | 'share'
  type: number | null
  total: number
}

type Ids = Record<'likedByFew' | 'likedByMany' | 'flowersOfFew' | 'flowersOfMany' | 'shared' | 'commented', number[]>

/** Reactions to one post up to which reading all of them costs less than looking up each blocked person. */
const few = 64

const each = (ids: number[]) => sql`unnest(${ids}::bigint[]) AS wanted (id)`

/** Reads all rows about each of the posts, and keeps those of blocked people. */
const allOf = (ids: number[], rows: RawBuilder<unknown>) => sql`
  ${each(ids)} CROSS JOIN LATERAL (${rows} OFFSET 0) theirs WHERE theirs.user_id IN (SELECT id FROM blocked)`

/** Looks up each blocked person under each of the posts. */
const byPerson = (ids: number[], rows: RawBuilder<unknown>) => sql`
  blocked, ${each(ids)} CROSS JOIN LATERAL (${rows} AND user_id = blocked.id OFFSET 0) theirs`

const likes = sql`SELECT user_id FROM post_likes WHERE post_id = wanted.id`
const flowers = sql`SELECT user_id, type FROM post_superlikes WHERE post_id = wanted.id`
const shares = sql`SELECT user_id FROM posts WHERE original_id = wanted.id`
const comments = sql`SELECT id, post_id, deleted_at, total_comments FROM comments WHERE post_id = wanted.id`

const blockedAmong = compiledQuery((db, ids: { viewerId: number } & Ids) =>
  sql<BlockedReactions>`
    WITH blocked AS MATERIALIZED (${blockedPeople(ids.viewerId)}),
    said AS MATERIALIZED (
      SELECT theirs.id, theirs.post_id, theirs.deleted_at, theirs.total_comments
      FROM ${byPerson(ids.commented, comments)}),
    reactions AS (
      SELECT wanted.id AS post_id, 'like' AS kind, NULL::integer AS type FROM ${allOf(ids.likedByFew, likes)}
      UNION ALL SELECT wanted.id, 'like', NULL FROM ${byPerson(ids.likedByMany, likes)}
      UNION ALL SELECT wanted.id, 'flower', theirs.type FROM ${allOf(ids.flowersOfFew, flowers)}
      UNION ALL SELECT wanted.id, 'flower', theirs.type FROM ${byPerson(ids.flowersOfMany, flowers)}
      UNION ALL SELECT wanted.id, 'share', NULL FROM ${byPerson(ids.shared, shares)}
      UNION ALL SELECT post_id, 'comment', NULL FROM said WHERE deleted_at IS NULL
      UNION ALL SELECT said.post_id, 'comment', NULL
      FROM said CROSS JOIN LATERAL (
        SELECT user_id FROM comments WHERE parent_id = said.id AND deleted_at IS NULL OFFSET 0) reply
      WHERE said.total_comments > 0 AND reply.user_id NOT IN (SELECT id FROM blocked))
    SELECT post_id, kind, type, count(*)::integer AS total FROM reactions GROUP BY post_id, kind, type`.compile(db),
)

const isFew = (count: number) => count > 0 && count <= few
const flowersOf = (post: Reacted) => post.flowers.reduce((sum, count) => sum + count, 0)

export type Reacted = Pick<PostRow, 'id' | 'total_likes' | 'total_comments' | 'total_shared' | 'flowers'>

/**
 * How people who block the viewer or are blocked have reacted to several posts. Counters count everybody; whoever
 * does not see who liked and what was said reads the totals without it. Replies go with the comment above them.
 * To some posts everybody reacts, and some people to all: a post's reactions are read where its counter says that they
 * are few, else what each of these people has done to it is looked up.
 */
export function findBlockedReactions(db: Db, viewerId: number, posts: readonly Reacted[]): Promise<BlockedReactions[]> {
  // A post may be there twice: on the page, and as what a share on it carries.
  const once = [...new Map(posts.map(post => [post.id, post])).values()]
  const idsWhere = (holds: (post: Reacted) => boolean) => once.filter(holds).map(({ id }) => id)
  return blockedAmong(db, {
    viewerId,
    likedByFew: idsWhere(post => isFew(post.total_likes)),
    likedByMany: idsWhere(post => post.total_likes > few),
    flowersOfFew: idsWhere(post => isFew(flowersOf(post))),
    flowersOfMany: idsWhere(post => flowersOf(post) > few),
    shared: idsWhere(post => post.total_shared > 0),
    commented: idsWhere(post => post.total_comments > 0),
  })
}
