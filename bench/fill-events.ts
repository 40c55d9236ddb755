import type pg from 'pg'

/** Number of rows of each kind. */
export const sizes = { people: 20_000, events: 200_000, guests: 5_000, codes: 500 }

/** Two events of the viewer: one with 5,000 guests, and one with 500 tickets to check in. */
export type Own = { crowded: number; door: number; codes: string[] }

/** 200 locations in each of three countries, spread over the whole country. */
const placed = `(SELECT row_number() OVER (ORDER BY turn, country_id) AS row, * FROM (
    SELECT row_number() OVER (PARTITION BY states.country_id ORDER BY md5(cities.id::text)) AS turn, states.country_id,
      states.id AS state_id, cities.id AS city_id, cities.lat, cities.lng
    FROM cities JOIN states ON states.id = cities.state_id WHERE states.country_id IN (724, 250, 76)) spread
  WHERE turn <= 200)`

const statements = [
  // One in a hundred is suspended.
  `INSERT INTO users (name, email, country_id, status, created_at)
   SELECT (string_to_array('Ana,José,Priya,Zoë,Tomás', ','))[1 + (n % 5)::int] || ' Guest ' || n, 'guest' || n || '@example.com', 724,
          CASE n % 100 WHEN 50 THEN 'suspended' ELSE 'active' END, now()
   FROM generate_series(1, ${sizes.people}) n`,
  `INSERT INTO friends (user_id, friend_id, friend_type, created_at)
   SELECT a, b, 1 + n % 3, now() FROM generate_series(2, 201) n, LATERAL (VALUES ($1::bigint, n::bigint), (n, $1)) pair (a, b)`,
  `INSERT INTO uploads (user_id, folder, kind, content_type, file_name, status, created_at, width, height, blur, widths, used)
   SELECT 2 + n % ${sizes.people}, 'cover-' || n, 'image', 'image/jpeg', 'cover.jpg', 'ready', now(), 1600, 900,
          'data:image/webp;base64,' || repeat('A', 120), '{480,960,1600}', true
   FROM generate_series(1, ${sizes.events}) n`,
  // Half of them are in the future; half of all are public, the others for the hosts' connections.
  `INSERT INTO events (user_id, title, address, country_id, state_id, city_id, local_start, timezone, starts_at, ends_at, about, open_to, position, cover_id, created_at)
   SELECT 2 + n % ${sizes.people}, (string_to_array('Lantern walk,Garden party,Fiesta,Harvest supper,Jam session', ','))[1 + (n % 5)::int] || ' ' || n,
          'Long Table ' || n, place.country_id, place.state_id, place.city_id, begins AT TIME ZONE 'UTC', 'UTC', begins,
          begins + interval '6 hours', 'Come hungry and bring a story.', CASE n % 4 WHEN 0 THEN '{1,2}' WHEN 1 THEN '{4}' ELSE '{0}' END::smallint[],
          -- some streets away from the middle of its city
          ball_point(place.lat + (n % 61 - 30) / 1000.0, place.lng + (n % 67 - 33) / 1000.0), n, now()
   FROM generate_series(1, ${sizes.events}) n
   CROSS JOIN LATERAL (SELECT now() + (n - ${sizes.events / 2}) * interval '3 minutes' AS begins) time
   JOIN ${placed} place ON place.row = 1 + n % 600`,
  // Two guests each.
  `INSERT INTO event_guests (event_id, user_id, status, has_seat, created_at, answered_at)
   SELECT events.id, 2 + (events.id + nth * 7919) % ${sizes.people}, 'accepted', true, now(), now()
   FROM events, generate_series(1, 2) nth`,
]

const own = (
  title: string,
) => `INSERT INTO events (user_id, title, local_start, timezone, starts_at, ends_at, open_to, created_at)
  SELECT $1, '${title}', (now() + interval '2 days') AT TIME ZONE 'UTC', 'UTC', now() + interval '2 days', now() + interval '3 days', '{0}', now()
  RETURNING id`

async function createOwn(client: pg.Client, viewerId: number, title: string, guests: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(own(title), [viewerId])
  const id = rows[0]?.id ?? 0
  await client.query(
    `INSERT INTO event_guests (event_id, user_id, status, has_seat, created_at, answered_at)
     SELECT $1, 2 + n, 'accepted', true, now() - n * interval '1 second', now() FROM generate_series(0, $2::int - 1) n`,
    [id, guests],
  )
  await client.query('UPDATE events SET total_guests = $2 WHERE id = $1', [id, guests])
  return id
}

/** The code of a number in eight of the sixteen hexadecimal digits, which are all in the alphabet of codes. */
const codeOf = `upper(lpad(to_hex(n), 8, '0'))`

/** Fills an empty database in which the viewer is the first account, then vacuums it. */
export async function fillEvents(client: pg.Client, viewerId: number): Promise<Own> {
  for (const [at, statement] of statements.entries()) await client.query(statement, at === 1 ? [viewerId] : [])
  const crowded = await createOwn(client, viewerId, 'The whole village', sizes.guests)
  const door = await createOwn(client, viewerId, 'At the door', sizes.codes)
  const { rows } = await client.query<{ code: string }>(
    `INSERT INTO event_tickets (code, guest_id, created_at)
     SELECT ${codeOf}, id, now() FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM event_guests WHERE event_id = $1) guest
     RETURNING code`,
    [door],
  )
  await client.query('VACUUM ANALYZE')
  return { crowded, door, codes: rows.map(row => row.code) }
}
