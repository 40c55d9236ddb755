import type pg from 'pg'

const people = 10_000

const strangers = `INSERT INTO users (name, email, profile_picture, is_private, status, created_at)
  SELECT 'Person ' || n, 'person' || n || '@example.com',
         CASE WHEN n % 3 <> 0 THEN 'public/portraits/person-' || n || '.webp' END,
         n % 12 = 0, CASE WHEN n % 100 = 1 THEN 'suspended' ELSE 'active' END, now()
  FROM generate_series(1, ${people}) n`

const amongStrangers = [
  `INSERT INTO friends (user_id, friend_id, created_at)
   SELECT a.id, b.id, now() FROM users a JOIN users b ON b.id IN (a.id + 7, a.id - 7, a.id + 31, a.id - 31)
   WHERE a.name LIKE 'Person %' AND b.name LIKE 'Person %'`,
  `INSERT INTO blocks (user_id, blocked_id, created_at)
   SELECT a.id, b.id, now() FROM users a JOIN users b ON b.id = a.id + 3 WHERE a.id % 5 = 0 AND a.name LIKE 'Person %'`,
]

/** Every tenth connection has a private account. */
const connections = `WITH chosen AS (
    (SELECT id FROM users WHERE name LIKE 'Person %' AND status = 'active' AND is_private ORDER BY id LIMIT $2::integer / 10)
    UNION ALL
    (SELECT id FROM users WHERE name LIKE 'Person %' AND status = 'active' AND NOT is_private ORDER BY id
     LIMIT $2::integer - $2::integer / 10))
  INSERT INTO friends (user_id, friend_id, created_at)
  SELECT $1, id, now() FROM chosen UNION ALL SELECT id, $1, now() FROM chosen`

const blocks = `INSERT INTO blocks (user_id, blocked_id, created_at)
  SELECT CASE WHEN id % 2 = 0 THEN $1::bigint ELSE id END, CASE WHEN id % 2 = 0 THEN id ELSE $1::bigint END, now()
  FROM users WHERE id % 249 = 0 AND name LIKE 'Person %'`

/** 10,000 people beside the viewers, of whom every twelfth has a private account and every hundredth is suspended. */
export async function fillPeople(client: pg.Client): Promise<void> {
  await client.query(strangers)
  for (const sql of amongStrangers) await client.query(sql)
}

/** Connects a viewer with so many of them, and has 40 blocks between the two, in both directions. */
export async function befriend(client: pg.Client, viewerId: number, friends: number): Promise<void> {
  await client.query(connections, [viewerId, friends])
  await client.query(blocks, [viewerId])
}
