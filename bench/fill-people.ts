import type pg from 'pg'

const people = 10_000

/**
 * 10,000 people beside the viewer, of whom every twelfth has a private account and every hundredth is suspended; the
 * viewer is connected with 50 (every tenth of them private) and has blocks in both directions with 40.
 */
export async function fillPeople(client: pg.Client, viewerId: number): Promise<void> {
  await client.query(
    `INSERT INTO users (name, email, profile_picture, is_private, status, created_at)
     SELECT 'Person ' || n, 'person' || n || '@example.com',
            CASE WHEN n % 3 <> 0 THEN 'public/portraits/person-' || n || '.webp' END,
            n % 12 = 0, CASE WHEN n % 100 = 1 THEN 'suspended' ELSE 'active' END, now()
     FROM generate_series(1, ${people}) n`,
  )
  await client.query(
    `WITH chosen AS (
       (SELECT id FROM users WHERE id <> $1 AND status = 'active' AND is_private ORDER BY id LIMIT 5)
       UNION ALL
       (SELECT id FROM users WHERE id <> $1 AND status = 'active' AND NOT is_private ORDER BY id LIMIT 45))
     INSERT INTO friends (user_id, friend_id, created_at)
     SELECT $1, id, now() FROM chosen UNION ALL SELECT id, $1, now() FROM chosen`,
    [viewerId],
  )
  await client.query(
    `INSERT INTO friends (user_id, friend_id, created_at)
     SELECT a.id, b.id, now() FROM users a JOIN users b ON b.id IN (a.id + 7, a.id - 7, a.id + 31, a.id - 31)
     WHERE $1 NOT IN (a.id, b.id)`,
    [viewerId],
  )
  await client.query(
    `INSERT INTO blocks (user_id, blocked_id, created_at)
     SELECT CASE WHEN id % 2 = 0 THEN $1::bigint ELSE id END, CASE WHEN id % 2 = 0 THEN id ELSE $1::bigint END, now()
     FROM users WHERE id % 249 = 0 AND id <> $1`,
    [viewerId],
  )
  await client.query(
    `INSERT INTO blocks (user_id, blocked_id, created_at)
     SELECT id, id + 3, now() FROM users WHERE id % 5 = 0 AND id + 3 <= ${people} AND $1 NOT IN (id, id + 3)`,
    [viewerId],
  )
}
