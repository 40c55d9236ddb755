// A plain fan-out on read, on tables of its own: the newest posts of 50 people whom somebody follows.
import type pg from 'pg'
import type { Statement } from './tap.ts'

const follows = 50

const tables = `
  CREATE SCHEMA plain;
  CREATE TABLE plain.people (id bigint PRIMARY KEY, name text, picture text);
  CREATE TABLE plain.follows (follower_id bigint, followed_id bigint, PRIMARY KEY (follower_id, followed_id));
  CREATE TABLE plain.posts (id bigint PRIMARY KEY, author_id bigint, content text, picture text, created_at timestamptz,
    likes integer, flowers integer, comments integer);
  CREATE INDEX ON plain.posts (author_id, created_at DESC);
  CREATE TABLE plain.likes (post_id bigint, person_id bigint, PRIMARY KEY (post_id, person_id));
  CREATE TABLE plain.flowers (post_id bigint, person_id bigint, type integer, PRIMARY KEY (post_id, person_id));
  INSERT INTO plain.people SELECT id, name, profile_picture FROM users;
  INSERT INTO plain.follows SELECT user_id, friend_id FROM (
    SELECT user_id, friend_id, row_number() OVER (PARTITION BY user_id ORDER BY friend_id) AS nth FROM friends) each
  WHERE nth <= ${follows};`

/** Makes the tables from the people whom the product has. */
export const createPlainTables = (client: pg.Client) => client.query(tables)

const ofPosts = [
  `INSERT INTO plain.posts
   SELECT posts.id, posts.user_id, content, uploads.folder, posts.created_at, total_likes, flowers[2], total_comments
   FROM posts LEFT JOIN post_media ON post_media.post_id = posts.id LEFT JOIN uploads ON uploads.id = upload_id
   WHERE posts.id > $1`,
  'INSERT INTO plain.likes SELECT post_id, user_id FROM post_likes WHERE post_id > $1 ON CONFLICT DO NOTHING',
  'INSERT INTO plain.flowers SELECT post_id, user_id, type FROM post_superlikes WHERE post_id > $1 ON CONFLICT DO NOTHING',
]
const ofViewers = [
  'DELETE FROM plain.likes WHERE person_id = ANY($1)',
  'DELETE FROM plain.flowers WHERE person_id = ANY($1)',
  'INSERT INTO plain.likes SELECT post_id, user_id FROM post_likes WHERE user_id = ANY($1)',
  'INSERT INTO plain.flowers SELECT post_id, user_id, type FROM post_superlikes WHERE user_id = ANY($1)',
]

/** Copies the product's posts after `before`, and all that the viewers have done. */
export async function fillPlain(client: pg.Client, viewerIds: number[], before: number): Promise<void> {
  for (const sql of ofPosts) await client.query(sql, [before])
  for (const sql of ofViewers) await client.query(sql, [viewerIds])
}

const feed = `
  SELECT newest.*, author.name, author.picture AS portrait,
    EXISTS (SELECT FROM plain.likes WHERE post_id = newest.id AND person_id = $1) AS liked,
    (SELECT type FROM plain.flowers WHERE post_id = newest.id AND person_id = $1) AS flower
  FROM (
    SELECT post.*
    FROM plain.follows
    CROSS JOIN LATERAL (
      SELECT id, author_id, content, picture, created_at, likes, flowers, comments
      FROM plain.posts
      WHERE author_id = follows.followed_id
      ORDER BY created_at DESC
      LIMIT 20
    ) AS post
    WHERE follows.follower_id = $1
    ORDER BY created_at DESC
    LIMIT 20
  ) AS newest
  JOIN plain.people AS author ON author.id = newest.author_id
  ORDER BY newest.created_at DESC`

export const plainFeed = (viewerId: number): Statement[] => [{ sql: feed, values: [String(viewerId)] }]
