import type pg from 'pg'

/** Number of rows of each kind; connections are pairs. */
export const society = { people: 100_000, connections: 5_000_000, posts: 1_000_000, comments: 5_000_000 }

const { people } = society
/** Pairs that start at each person. */
const pairsEach = society.connections / people
const first = 'Ana,Ben,Cleo,José,Maria,Omar,Zoë,Priya,Tomás,Ngozi,Hana,Leïla,Marcus,Inês,Søren,Yuki,Amara,Luc'
const last = 'Ruiz,Haddad,Okafor,Silva,Marín,Nguyen,Larsen,Moreau,Kowalski,Tanaka,Mendes,Dubois,Iyer,Costa'

const pick = (list: string, by: string) =>
  `(string_to_array('${list}', ','))[1 + ((${by}) % ${list.split(',').length})::int]`

/** People by number, with names that many share, in 600 cities; triggers, which would keep the words of names, are off. */
const somePeople = `WITH added AS (
   INSERT INTO users (name, email, country_id, state_id, city_id, dob, is_private, status, created_at)
   SELECT ${pick(first, 'hashint8(n) & 65535')} || ' ' || ${pick(last, 'hashint8(n * 7) & 65535')} || ' ' || n,
          'person' || n || '@example.com', place.country_id, place.state_id, place.city_id,
          date '1960-01-01' + (n % 16000)::int, n % 12 = 0, CASE WHEN n % 100 = 1 THEN 'suspended' ELSE 'active' END, now()
   FROM generate_series($1::bigint, $2::bigint) n
   JOIN (SELECT row_number() OVER (ORDER BY turn, country_id) AS row, country_id, state_id, city_id
         FROM (SELECT row_number() OVER (PARTITION BY states.country_id ORDER BY cities.id) AS turn,
                      states.country_id, states.id AS state_id, cities.id AS city_id
               FROM cities JOIN states ON states.id = cities.state_id WHERE states.country_id IN (724, 250, 76)) inhabited
         WHERE turn <= 200) place ON place.row = 1 + n % 600
   RETURNING id, name_words),
   named AS (INSERT INTO user_name_words SELECT unnest(tsvector_to_array(name_words)), id FROM added RETURNING word)
   INSERT INTO distinct_name_words SELECT DISTINCT word FROM named ON CONFLICT DO NOTHING`

/** Adds the people of some numbers. */
export const addPeople = (client: pg.Client, from: number, to: number) => client.query(somePeople, [from, to])

const statements = [
  // Everybody is connected with a hundred others, half of them with close ids, half with distant ones.
  `INSERT INTO friends (user_id, friend_id, friend_type, created_at)
   SELECT a, b, 1 + (a + b) % 3, now() - (a * 31 + b * 17) % 100000 * interval '1 minute'
   FROM (SELECT one AS a, other AS b FROM pairs UNION ALL SELECT other, one FROM pairs) sides`,
  `INSERT INTO posts (user_id, content, created_at, total_comments)
   SELECT 2 + (hashint8(n) & 2147483647) % ${people}, 'What a lovely evening it was, with lanterns over the water. ' || n,
          timestamptz '2020-01-01 00:00:00+00' + n * interval '60.000123 seconds', 5
   FROM generate_series(1, ${society.posts}) n`,
  `INSERT INTO comments (post_id, user_id, comment, created_at)
   SELECT posts.id, 2 + (posts.id * turn * 31) % ${people}, 'Lovely ' || turn, posts.created_at + turn * interval '1 hour'
   FROM posts, generate_series(1, ${society.comments / society.posts}) turn`,
]

const ofViewer = [
  // Two thousand unread notifications for the viewer.
  `INSERT INTO posts (user_id, content, created_at)
   SELECT $1, 'Mine ' || n, now() - n * interval '1 hour' FROM generate_series(1, 2000) n`,
  `INSERT INTO notifications (user_id, kind, subject_type, subject_id, happened_at)
   SELECT $1, 'post_liked', 'post', id, created_at + interval '1 minute' FROM posts WHERE user_id = $1`,
  `INSERT INTO notification_actors (notification_id, user_id, kind, subject_type, subject_id, actor_id, happened_at)
   SELECT id, user_id, kind, subject_type, subject_id, 2 + (id * turn) % ${people}, happened_at FROM notifications, generate_series(1, 3) turn
   WHERE user_id = $1 ON CONFLICT DO NOTHING`,
]

/** Fills an empty database in which the viewer is the first account, then vacuums it. */
export async function fillSociety(client: pg.Client, viewerId: number): Promise<void> {
  // Millions of foreign keys are correct by construction and need no check.
  await client.query('SET session_replication_role = replica')
  await client.query(
    `CREATE TEMPORARY TABLE pairs AS
     SELECT DISTINCT least(a, b) AS one, greatest(a, b) AS other
     FROM (SELECT n AS a, 1 + (n + step * CASE WHEN step % 2 = 0 THEN 1 ELSE 997 END) % ${people} AS b
           FROM generate_series(1, ${people}) n, generate_series(1, ${pairsEach}) step) drawn
     WHERE a <> b`,
  )
  await addPeople(client, 1, people)
  for (const sql of statements) await client.query(sql)
  for (const sql of ofViewer) await client.query(sql, [viewerId])
  await client.query('SET session_replication_role = DEFAULT')
  await client.query('VACUUM (ANALYZE)')
}
