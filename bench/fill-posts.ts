import type pg from 'pg'

// Authors are drawn by a hash, so that neighbours in time are strangers; media and reactions go by the post's number.
const statements = [
  `INSERT INTO posts (user_id, content, created_at, total_likes, flowers)
   SELECT (SELECT min(id) FROM users) + (hashint8(n) & 2147483647) % (SELECT count(*) FROM users),
          repeat('What a lovely evening it was, with lanterns over the water. ', 1 + (n % 5)::int) || n,
          timestamptz '2020-01-01 00:00:00+00' + n * interval '30.000123 seconds', 2 + (n % 7 = 0)::int,
          ARRAY[(n % 11 = 0)::int, 1, 0, 0, 0, 0]
   FROM generate_series($1::bigint + 1, $2::bigint) n`,
  `INSERT INTO uploads (user_id, folder, kind, content_type, file_name, status, created_at, width, height, blur, widths, used)
   SELECT user_id, 'bench-' || id, 'image', 'image/jpeg', 'picture.jpg', 'ready', created_at, 1600, 1200,
          'HBkSHYSIeHiPiHh8eJd4eTN0EEQG', '{320,640,1080,1600}', true
   FROM posts WHERE id % 3 = 0 AND id > $1 AND id <= $2`,
  `INSERT INTO post_media (post_id, position, upload_id)
   SELECT posts.id, 0, uploads.id FROM posts JOIN uploads ON uploads.folder = 'bench-' || posts.id
   WHERE posts.id > $1 AND posts.id <= $2`,
  `INSERT INTO post_likes (post_id, user_id, created_at)
   SELECT posts.id, 2 + (posts.id * fan * 31) % 9990, created_at FROM posts, generate_series(1, 2) fan
   WHERE posts.id > $1 AND posts.id <= $2 ON CONFLICT DO NOTHING`,
  `INSERT INTO post_superlikes (post_id, user_id, type, created_at)
   SELECT id, 2 + (id * 17) % 9990, 2, created_at FROM posts WHERE id > $1 AND id <= $2`,
]
const ofViewer = [
  `INSERT INTO post_likes (post_id, user_id, created_at)
   SELECT id, $3, created_at FROM posts WHERE id % 7 = 0 AND id > $1 AND id <= $2 ON CONFLICT DO NOTHING`,
  `INSERT INTO post_superlikes (post_id, user_id, type, created_at)
   SELECT id, $3, 1, created_at FROM posts WHERE id % 11 = 0 AND id > $1 AND id <= $2 ON CONFLICT DO NOTHING`,
]

/**
 * Adds posts until there are `total`: a third with a picture, each with likes and a flower of others, every seventh
 * liked and every eleventh with a flower of the viewer's. Then vacuums, as a database at rest would be.
 */
export async function fillPosts(client: pg.Client, viewerId: number, total: number): Promise<void> {
  const { rows } = await client.query<{ before: string }>('SELECT count(*) AS before FROM posts')
  const range = [rows[0]?.before, total]
  // Millions of foreign keys are right by construction.
  await client.query('SET session_replication_role = replica')
  for (const sql of statements) await client.query(sql, range)
  for (const sql of ofViewer) await client.query(sql, [...range, viewerId])
  await client.query('SET session_replication_role = DEFAULT')
  await client.query('VACUUM (ANALYZE)')
}
