import { numbers, person, type Rows, time } from './rows.ts'

/** Ana's event, to which everybody is invited. */
export const hotEvent = 1

/** By the rest of its number, an event is Ana's, public, for those whom its host has filed, or for invited people only. */
const events = (rows: Rows) => {
  const { country_id, state_id, city_id } = rows.home
  const start = `now() + (CASE WHEN n % 8 = 4 THEN -n ELSE n END) * interval '1 minute' - CASE WHEN n % 40 < 4 THEN interval '10 days' ELSE interval '0' END`
  return `
    INSERT INTO events (id, user_id, title, country_id, state_id, city_id, local_start, timezone, starts_at, ends_at,
      open_to, created_at, position)
    OVERRIDING SYSTEM VALUE
    SELECT n, CASE n % 4 WHEN 1 THEN ${rows.ana} ELSE ${person('n')} END,
      CASE WHEN n BETWEEN 61 AND 72 THEN 'Zebulon feast' ELSE 'Garden party' END, ${country_id}, ${state_id}, ${city_id},
      at AT TIME ZONE 'UTC', 'UTC', at, at + CASE WHEN n % 40 < 4 THEN interval '12 days' ELSE interval '1 minute' END,
      CASE n % 4 WHEN 1 THEN '{1}'::smallint[] WHEN 2 THEN '{0}' WHEN 3 THEN '{1,2,3}' ELSE '{4}' END, now(),
      CASE WHEN n % 16 <> 2 THEN ball_point(40 + n * 0.0001, -3) END
    FROM (SELECT n, ${start} AS at FROM ${numbers(rows)}) started`
}

const guestColumns = 'id, event_id, user_id, status, has_seat, created_at, answered_at'

/** Each event has its host and two more guests, and Ana is invited to three of four of those of others. */
const guests = (rows: Rows) => [
  `INSERT INTO event_guests (${guestColumns}) OVERRIDING SYSTEM VALUE
   SELECT 4 * n, n, CASE n % 4 WHEN 1 THEN ${rows.ana} ELSE ${person('n')} END, 'host', false, ${time()}, NULL FROM ${numbers(rows)}
   UNION ALL SELECT 4 * n + step, n, ${person('n + step')}, 'accepted', true, ${time()}, ${time()}
   FROM ${numbers(rows)}, generate_series(1, 2) step WHERE n > 1
   UNION ALL SELECT 4 * n + 3, n, ${rows.ana}, CASE n % 3 WHEN 0 THEN 'pending' ELSE 'accepted' END, n % 3 > 0, ${time()}, ${time()}
   FROM ${numbers(rows)} WHERE n % 4 <> 1 AND n % 16 > 3`,
  `INSERT INTO event_marks (event_id, user_id, created_at)
   SELECT n, ${rows.ana}, ${time()} FROM ${numbers(rows)} WHERE n % 4 <> 1 AND n % 3 > 0`,
  `INSERT INTO event_helpers (event_id, user_id, role, created_at)
   SELECT n, ${rows.ana}, 'cohost', ${time()} FROM ${numbers(rows)} WHERE n % 4 = 0 AND n % 3 = 0`,
]

/** Half of the people come to Ana's event, and others are asked or ask to come; who comes has written on its wall. */
const crowd = (rows: Rows) => {
  const [id, coming] = ['1000000 + n', `FROM ${numbers(rows)} WHERE n % 4 < 2`]
  return [
    `INSERT INTO event_guests (${guestColumns}, is_invited) OVERRIDING SYSTEM VALUE
     SELECT ${id}, ${hotEvent}, ${person('n')}, CASE n % 4 WHEN 2 THEN 'pending' WHEN 3 THEN 'requested' ELSE 'accepted' END,
       n % 4 < 2, ${time()}, ${time()}, n % 4 < 3 FROM ${numbers(rows)}`,
    `INSERT INTO event_tickets (guest_id, code, created_at, used_at)
     SELECT ${id}, lpad(n::text, 8, '0'), ${time()}, CASE WHEN n % 4 = 0 THEN ${time()} END ${coming}`,
    `INSERT INTO event_wall_entries (id, event_id, user_id, words, pictures, created_at, approved_at) OVERRIDING SYSTEM VALUE
     SELECT n, ${hotEvent}, ${person('n')}, 'Hurray', (n % 3 = 0)::integer, ${time()}, CASE WHEN n % 8 < 7 THEN ${time()} END ${coming}
     UNION ALL SELECT 1000000 + n, ${hotEvent}, ${rows.ana}, 'Thanks', 0, ${time()}, ${time()} ${coming}`,
  ]
}

/** The token of the link of a guest without an account, who comes to Ana's event. */
export const linkOfGuest = 'a'.repeat(43)

/** Ana writes to her guests. */
const messages = (rows: Rows) => [
  `INSERT INTO event_host_messages (event_id, user_id, words, audience, created_at)
   SELECT ${hotEvent}, ${rows.ana}, 'Bring a hat', CASE n % 3 WHEN 0 THEN 'going' ELSE 'invited' END, ${time()} FROM ${numbers(rows)}`,
  `WITH guest AS (
     INSERT INTO event_guests (event_id, external_name, status, has_seat, created_at, answered_at)
     SELECT ${hotEvent}, 'Ilse', 'accepted', true, ${time()}, ${time()} FROM ${numbers(rows)} WHERE n = 1 RETURNING id)
   INSERT INTO guest_links (guest_id, token_hash, created_at)
   SELECT id, sha256('${linkOfGuest}'), now() FROM guest`,
]

/** As triggers would have done it. */
const listings = ({ ana }: Rows) => `
  INSERT INTO event_listings (user_id, reason, event_id, starts_at)
  SELECT friends.friend_id, 'circle', events.id, events.starts_at
  FROM events JOIN friends ON friends.user_id = events.user_id AND friends.friend_id = ${ana}
  WHERE events.open_to = '{1,2,3}'
  UNION ALL SELECT event_guests.user_id, 'invited', events.id, events.starts_at
  FROM events JOIN event_guests ON event_guests.event_id = events.id
  WHERE event_guests.user_id = ${ana} AND status IN ('pending', 'accepted')
  UNION ALL SELECT event_marks.user_id, 'marked', events.id, events.starts_at
  FROM events JOIN event_marks ON event_marks.event_id = events.id
  ON CONFLICT DO NOTHING`

/** Ana hears of likes, invitations and requests; half of it she has read. Everybody is behind the first notification. */
const notifications = (rows: Rows) => {
  const kind = `CASE n % 3 WHEN 0 THEN 'post_liked' WHEN 1 THEN 'event_invited' ELSE 'comment_replied' END`
  const subject = `CASE n % 3 WHEN 0 THEN 'post' WHEN 1 THEN 'event' ELSE 'comment' END`
  const columns = 'user_id, kind, subject_type, subject_id, happened_at'
  return [
    `INSERT INTO notifications (id, ${columns}, read_at) OVERRIDING SYSTEM VALUE
     SELECT n, ${rows.ana}, ${kind}, ${subject}, n, ${time()}, CASE WHEN n % 2 = 0 THEN now() END FROM ${numbers(rows)}
     ${rows.from === 1 ? `UNION ALL SELECT 1000000, ${rows.ana}, 'post_shared', 'post', 7, timestamptz '2030-01-01', NULL` : ''}`,
    `INSERT INTO notification_actors (notification_id, ${columns}, actor_type, actor_id)
     SELECT n, ${rows.ana}, ${kind}, ${subject}, n, ${time()}, 'user', ${person('n')} FROM ${numbers(rows)}
     UNION ALL SELECT 1000000, ${rows.ana}, 'post_shared', 'post', 7, ${time()}, 'user', ${person('n')} FROM ${numbers(rows)}`,
  ]
}

export const celebrationsOf = (rows: Rows): string[] => [
  events(rows),
  ...guests(rows),
  ...crowd(rows),
  ...messages(rows),
  listings(rows),
  ...notifications(rows),
]
