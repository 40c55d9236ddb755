import { sql } from 'kysely'

/**
 * Query of friends of friends, `id`, with the number of friends in between, `mutual`.
 * @param most so many of the viewer's newest connections, and so many of each of theirs, are looked at: what bounds the
 * cost for people who know everybody
 */
export const circleOf = (viewerId: number, max: { between: number; theirs: number }) => sql`
  SELECT theirs.friend_id AS id, count(*)::integer AS mutual
  FROM (SELECT friend_id FROM friends JOIN users ON users.id = friend_id AND users.status = 'active'
        WHERE user_id = ${viewerId}
        ORDER BY friends.created_at DESC, friend_id DESC LIMIT ${sql.lit(max.between)}) mine
  CROSS JOIN LATERAL (
    SELECT friend_id FROM friends WHERE user_id = mine.friend_id
    ORDER BY created_at DESC, friend_id DESC LIMIT ${sql.lit(max.theirs)}) theirs
  GROUP BY theirs.friend_id`
