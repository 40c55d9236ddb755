import type pg from 'pg'

// Authors are chosen by a hash, so that consecutive posts have unrelated authors; media and reactions depend on the id.
const statements = [
  `INSERT INTO posts (user_id, content, created_at, total_likes, flowers)
   SELECT (SELECT min(id) FROM users) + (hashint8(n) & 2147483647) % (SELECT count(*) FROM users),
          repeat('What a lovely evening it was, with lanterns over the water. ', 1 + (n % 5)::int) || n,
          timestamptz '2020-01-01 00:00:00+00' + n * interval '15.000123 seconds', 1,
          ARRAY[0, (n % 4 = 0)::int, 0, 0, 0, 0]
   FROM generate_series($1::bigint + 1, $2::bigint) n`,
  `INSERT INTO uploads (user_id, folder, kind, content_type, file_name, status, created_at, width, height, blur, widths, used)
   SELECT user_id, 'bench-' || id, 'image', 'image/jpeg', 'picture.jpg', 'ready', created_at, 1600, 1200,
          'HBkSHYSIeHiPiHh8eJd4eTN0EEQG', '{320,640,1080,1600}', true
   FROM posts WHERE id % 3 = 0 AND id > $1 AND id <= $2`,
  `INSERT INTO post_media (post_id, position, upload_id)
   SELECT posts.id, 0, uploads.id FROM posts JOIN uploads ON uploads.folder = 'bench-' || posts.id
   WHERE posts.id > $1 AND posts.id <= $2`,
  `INSERT INTO post_likes (post_id, user_id, created_at)
   SELECT id, 3 + (id * 31) % 9990, created_at FROM posts WHERE id > $1 AND id <= $2`,
  `INSERT INTO post_superlikes (post_id, user_id, type, created_at)
   SELECT id, 3 + (id * 17) % 9990, 2, created_at FROM posts WHERE id % 4 = 0 AND id > $1 AND id <= $2`,
]

/**
 * Adds posts until there are `total`: a third with a picture, each with a like, every fourth with a flower.
 * @returns the number of the last post before
 */
export async function fillPosts(client: pg.Client, total: number): Promise<number> {
  const { rows } = await client.query<{ before: number }>('SELECT count(*)::integer AS before FROM posts')
  const before = rows[0]?.before ?? 0
  for (const sql of statements) await client.query(sql, [before, total])
  return before
}

/** How many posts a viewer has liked, and to how many they have given a flower. */
export type Marks = { likes: number; flowers: number }

/** Spreads what a viewer has done evenly over all posts: on all of them, where there are fewer. */
export async function fillMarks(client: pg.Client, viewerId: number, marks: Marks, total: number): Promise<void> {
  const every = (count: number) => Math.max(1, Math.floor(total / count))
  for (const table of ['post_likes', 'post_superlikes'])
    await client.query(`DELETE FROM ${table} WHERE user_id = $1`, [viewerId])
  await client.query(
    `INSERT INTO post_likes (post_id, user_id, created_at) SELECT id, $1, created_at FROM posts WHERE id % $2 = 0`,
    [viewerId, every(marks.likes)],
  )
  await client.query(
    `INSERT INTO post_superlikes (post_id, user_id, type, created_at)
     SELECT id, $1, 1, created_at FROM posts WHERE id % $2 = 0`,
    [viewerId, every(marks.flowers)],
  )
}
