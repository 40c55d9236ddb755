import { sql } from 'kysely'
import { visiblePosts } from '#features/social/posts'
import type { Db, Tx } from '#platform/db/database.ts'

/** How many are kept for the few that are shown: some of them may be gone until they are counted anew. */
const counted = 50

/** Whether it is time to count again; whoever is told so locks the counts until the transaction ends. */
export async function claimTurn(tx: Tx, now: Date, before: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('trending_counts')
    .set({ counted_at: now })
    .where('counted_at', '<=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Counts by how many people each hashtag was used since then, in posts that are for everybody to see. */
export async function countAuthors(tx: Tx, since: Date): Promise<void> {
  await tx.deleteFrom('trending_hashtags').execute()
  await sql`
    INSERT INTO trending_hashtags (tag, authors)
    SELECT post_hashtags.tag, count(DISTINCT posts.user_id)::integer AS authors
    FROM post_hashtags
    JOIN posts ON posts.id = post_hashtags.post_id AND posts.hidden_at IS NULL
    JOIN users ON users.id = posts.user_id AND users.status = 'active' AND NOT users.is_private
    WHERE post_hashtags.created_at > ${since}
    GROUP BY post_hashtags.tag
    ORDER BY authors DESC, post_hashtags.tag
    LIMIT ${counted}`.execute(tx)
}

/** Subquery: a public post with the hashtag of the outer query that the viewer would find. */
const publicPost = (db: Db, viewerId: number, since: Date) =>
  visiblePosts(db, viewerId)
    .innerJoin('post_hashtags', 'post_hashtags.post_id', 'posts.id')
    .select(sql`1`.as('one'))
    .where('post_hashtags.tag', '=', sql.ref<string>('trending_hashtags.tag'))
    .where('post_hashtags.created_at', '>', since)
    .where('posts.hidden_at', 'is', null)
    .where('author.is_private', '=', false)

/** The most used ones as they were counted last, of those that are public at this moment. */
export const findTrending = (db: Db, viewerId: number, since: Date, max: number) =>
  db
    .selectFrom('trending_hashtags')
    .select(['tag', 'authors as total_authors'])
    .where(({ exists }) => exists(publicPost(db, viewerId, since)))
    .orderBy('authors', 'desc')
    .orderBy('tag')
    .limit(max)
    .execute()
