import type { UsedHashtag } from '@celebrio/contract/social/hashtags'
import { sql } from 'kysely'
import { shownPosts } from '#features/social/posts'
import type { Db } from '#platform/db/database.ts'
import type { Rank } from '../rules.ts'

/**
 * What bounds the cost: so many hashtags in the order of their letters, so many of those trending, and of each any so
 * many posts that the viewer may see, among so many of its newest.
 */
const max = { tags: sql.lit(40), trending: sql.lit(20), seen: 30, uses: sql.lit(90) }

/** As the index of `post_hashtags` has it. */
const emails = sql`plain_name(tag) COLLATE "C"`

/** Subquery: authors of posts with the hashtag of the outer query that the viewer may see. */
const authors = (db: Db, viewerId: number) =>
  shownPosts(db, viewerId)
    .innerJoin(
      sql<{ post_id: number }>`(
        SELECT post_id FROM post_hashtags WHERE tag = candidates.tag
        ORDER BY created_at DESC, post_id DESC LIMIT ${max.uses})`.as('uses'),
      'uses.post_id',
      'posts.id',
    )
    .select('posts.user_id')
    .limit(max.seen)

const further = (behind: Rank | undefined) =>
  behind
    ? sql`WHERE (-total_authors, plain, tag) > (${-behind.total_authors}::integer, plain_name(${behind.tag}) COLLATE "C", ${behind.tag})`
    : sql``

/**
 * Hashtags that begin with `start` and that a post shows which the viewer may see: the first by their letters, and those
 * trending. The walk goes from one hashtag to the next, however often each is used.
 */
export async function findTags(db: Db, viewerId: number, start: string, behind?: Rank): Promise<UsedHashtag[]> {
  const { rows } = await sql<UsedHashtag>`
    WITH RECURSIVE asked AS MATERIALIZED (
      SELECT plain_name(${start}) COLLATE "C" AS least, (plain_name(${start}) || chr(1114111)) COLLATE "C" AS beyond),
    walk AS (
      SELECT least AS plain, '' AS tag, 0 AS nth FROM asked
      UNION ALL
      SELECT next.plain, next.tag, nth + 1 FROM asked, walk CROSS JOIN LATERAL (
        SELECT ${emails} AS plain, tag FROM post_hashtags
        WHERE (${emails}, tag) > (walk.plain, walk.tag) AND ${emails} < asked.beyond
        ORDER BY ${emails}, tag LIMIT 1) next
      WHERE nth < ${max.tags}),
    candidates AS (
      SELECT plain, tag FROM walk WHERE nth > 0
      UNION (
        SELECT ${emails}, tag FROM asked, trending_hashtags WHERE ${emails} >= least AND ${emails} < beyond
        ORDER BY authors DESC LIMIT ${max.trending})),
    found AS (
      SELECT plain, tag, total_authors, more_authors FROM candidates CROSS JOIN LATERAL (
        SELECT count(DISTINCT user_id)::integer AS total_authors, count(*) = ${sql.lit(max.seen)} AS more_authors
        FROM ${authors(db, viewerId)} AS authors) seen
      WHERE total_authors > 0)
    SELECT tag, total_authors, more_authors FROM found ${further(behind)}
    ORDER BY -total_authors, plain, tag`.execute(db)
  return rows
}
