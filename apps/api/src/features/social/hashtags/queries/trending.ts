import { sql } from 'kysely'
import { active } from '#features/people/accounts'
import { isClosed, visiblePosts } from '#features/social/posts'
import type { Db, Tx } from '#platform/db/database.ts'
import { oneRow, perRow } from '#platform/db/per-row.ts'

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

/**
 * Counts by how many people each hashtag was used since then, in posts that are for everybody to see. Nobody looks yet:
 * blocks are asked for when the list is read.
 */
export async function countAuthors(tx: Tx, since: Date): Promise<void> {
  await tx.deleteFrom('trending_hashtags').execute()
  await sql`
    INSERT INTO trending_hashtags (tag, authors)
    SELECT post_hashtags.tag, count(DISTINCT posts.user_id)::integer AS authors
    FROM post_hashtags
    JOIN posts ON posts.id = post_hashtags.post_id AND posts.hidden_at IS NULL
    JOIN users ON users.id = posts.user_id AND users.status = ${active} AND NOT ${isClosed('users')}
    WHERE post_hashtags.created_at > ${since}
    GROUP BY post_hashtags.tag
    ORDER BY authors DESC, post_hashtags.tag
    LIMIT ${counted}`.execute(tx)
}

/** So many of the newest posts with a hashtag are looked at for one that the viewer would find. */
const maxUses = 100

const newestUses = (db: Db, since: Date) =>
  db
    .selectFrom('post_hashtags')
    .select('post_hashtags.post_id')
    .where('post_hashtags.tag', '=', sql.ref<string>('trending_hashtags.tag'))
    .where('post_hashtags.created_at', '>', since)
    .orderBy('post_hashtags.created_at', 'desc')
    .orderBy('post_hashtags.post_id', 'desc')
    .limit(maxUses)

/** Subquery: a public post with the hashtag of the outer query that the viewer would find. */
function publicPost(db: Db, viewerId: number, since: Date) {
  const post = visiblePosts(db, viewerId)
    .select('posts.id')
    .where('posts.id', '=', sql.ref<number>('newest.post_id'))
    .where('posts.hidden_at', 'is', null)
    .where('author.is_closed', '=', false)
  return db
    .selectFrom(newestUses(db, since).as('newest'))
    .innerJoinLateral(oneRow(post).as('post'), join => join.onTrue())
    .select(sql`1`.as('one'))
}

/** The most used ones as they were counted last, of those that are public at this moment. */
export const findTrending = (db: Db, viewerId: number, since: Date, max: number) =>
  db
    .selectFrom('trending_hashtags')
    .select(['tag', 'authors as total_authors'])
    .where(({ exists }) => exists(perRow(publicPost(db, viewerId, since))))
    .orderBy('authors', 'desc')
    .orderBy('tag')
    .limit(max)
    .execute()
