import { numbers, person, type Rows, time } from './rows.ts'

/** Five posts for each of the people. */
export const postsEach = 5

const postNumbers = ({ from, to }: Rows) => `generate_series(${(from - 1) * postsEach + 1}, ${to * postsEach}) n`

const author = person(`1 + n / ${postsEach}`)

const posts = (rows: Rows) => [
  `INSERT INTO posts (id, user_id, content, created_at, files, total_likes, total_comments, total_shared, flowers)
   OVERRIDING SYSTEM VALUE
   SELECT n, ${author}, '#party #party' || n, ${time()}, (n % 5 < 2)::integer, 99999, 99999, 99999,
     '{99999,99999,0,0,0,0}' FROM ${postNumbers(rows)}`,
  `INSERT INTO post_hashtags (post_id, tag, created_at)
   SELECT n, tag, ${time()} FROM ${postNumbers(rows)}, unnest(ARRAY['party', 'party' || n]) tag`,
]

/** Two people have liked most posts and given a flower to the others: Ana, and Person 1, whom she blocks. */
const reactions = (rows: Rows) => {
  const { ana } = rows
  const every = `FROM ${postNumbers(rows)}`
  const both = `${every}, unnest(ARRAY[${ana}, ${person(1)}]) one`
  return [
    `INSERT INTO post_likes (post_id, user_id, created_at) SELECT n, one, ${time()} ${both} WHERE n % 6 > 0`,
    `INSERT INTO post_superlikes (post_id, user_id, type, created_at) SELECT n, one, 1, ${time()} ${both} WHERE n % 6 = 0`,
    `INSERT INTO post_saves (post_id, user_id, created_at) SELECT n, ${ana}, ${time()} ${every} WHERE n % 7 = 0`,
    `INSERT INTO post_hides (post_id, user_id, created_at) SELECT n, ${ana}, ${time()} ${every} WHERE n % 11 = 0`,
  ]
}

/** The post to which everybody has reacted; its author is Person 62. */
export const hotPost = postsEach * 61 + 1
/** The comment to which everybody has replied. */
export const hotComment = 100

/** Everybody likes the hot post, gives it a flower, shares it and comments on it; Ana and Person 1 like every comment. */
const crowd = (rows: Rows) => {
  const range = `FROM ${numbers(rows)}`
  return [
    `INSERT INTO post_likes (post_id, user_id, created_at)
     SELECT ${hotPost}, ${person('n')}, ${time()} ${range} ON CONFLICT DO NOTHING`,
    `INSERT INTO post_superlikes (post_id, user_id, type, created_at)
     SELECT ${hotPost}, ${person('n')}, 2, ${time()} ${range} ON CONFLICT DO NOTHING`,
    `INSERT INTO posts (id, user_id, content, is_share, original_id, created_at) OVERRIDING SYSTEM VALUE
     SELECT 1000000 + n, ${person('n')}, '', true, ${hotPost}, ${time()} ${range}`,
    `INSERT INTO comments (id, post_id, user_id, comment, created_at, total_likes, total_comments) OVERRIDING SYSTEM VALUE
     SELECT n, ${hotPost}, ${person('n')}, 'Hurray', ${time()}, 99999, 99999 ${range}`,
    `INSERT INTO comments (id, post_id, user_id, parent_id, comment, created_at, total_likes) OVERRIDING SYSTEM VALUE
     SELECT 1000000 + n, ${hotPost}, ${person('n')}, ${hotComment}, 'Yes', ${time()}, 99999 ${range}
     UNION ALL SELECT 2000000 + n, ${hotPost}, ${person('n')}, n, 'No', ${time()}, 99999 ${range}`,
    `INSERT INTO comment_likes (comment_id, user_id, created_at)
     SELECT first + n, one, ${time()} ${range}, unnest(ARRAY[0, 1000000]) first,
       unnest(ARRAY[${rows.ana}, ${person(1)}]) one`,
    `INSERT INTO mentions (post_id, user_id, words) SELECT n, ${rows.ana}, 'Ana' ${range}`,
  ]
}

/** Person 62, whose songs Ana hears all. */
export const singer = 62

/** Two of five posts have a film, and each four people make one song. */
const files = (rows: Rows) => {
  const columns = 'id, user_id, folder, kind, content_type, file_name, status, used, created_at'
  const films = `FROM ${postNumbers(rows)} WHERE n % 5 < 2`
  const songs = `FROM ${numbers(rows)} WHERE n % 4 = 0`
  return [
    `INSERT INTO uploads (${columns}) OVERRIDING SYSTEM VALUE
     SELECT n, ${author}, 'film' || n, 'video', 'video/mp4', 'a.mp4', 'ready', true, ${time()} ${films}
     UNION ALL SELECT 1000000 + n, ${person(singer)}, 'song' || n, 'audio', 'audio/mpeg', 'a.mp3', 'ready', true, ${time()} ${songs}`,
    `INSERT INTO post_media (post_id, position, upload_id) SELECT n, 0, n ${films}`,
    `INSERT INTO video_counts (upload_id, views) SELECT n, n ${films}`,
    `INSERT INTO songs (upload_id, title) SELECT 1000000 + n, 'Waltz' ${songs}`,
    `INSERT INTO song_counts (upload_id, subscribers) SELECT 1000000 + n, 1 ${songs}`,
    `INSERT INTO song_subscriptions (upload_id, user_id, created_at) SELECT 1000000 + n, ${rows.ana}, ${time()} ${songs}`,
  ]
}

export const socialOf = (rows: Rows): string[] => [
  ...posts(rows),
  ...reactions(rows),
  ...crowd(rows),
  ...files(rows),
  `INSERT INTO trending_hashtags (tag, authors) SELECT 'party' || n, n FROM generate_series(1, 50) n ON CONFLICT DO NOTHING`,
]
