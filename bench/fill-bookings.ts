import type pg from 'pg'
import { celebrants, ids, pick, random } from './fill-stores.ts'

/** Who has booked whom, when, and what has become of it; so many of a hundred in each state. */
const states = `CASE WHEN n % 100 < 50 THEN 'completed' WHEN n % 100 < 62 THEN 'cancelled' WHEN n % 100 < 74 THEN 'declined'
  WHEN n % 100 < 80 THEN 'expired' WHEN n % 100 < 86 THEN 'requested' WHEN n % 100 < 88 THEN 'changed' WHEN n % 100 < 99 THEN 'accepted'
  ELSE 'serving' END`

/** What stands of each request, at three items of 90.00 each, an offer of 10 % taken off. */
const bookingsOf = (
  source: string,
) => `INSERT INTO bookings (celebrant_id, provider_id, event_id, event_title, event_address, local_start, last_day,
    timezone, starts_at, ends_at, guests, message, status, expires_at, currency, asked_total, sub_total, discount, total, created_at, changed_at)
  SELECT celebrant_id, made.provider_id, event_id, title, 'Long Table ' || n, begins AT TIME ZONE 'UTC', (begins AT TIME ZONE 'UTC')::date,
    'UTC', begins, begins + interval '4 hours', 40 + n % 100, 'We look forward to it.', made.status,
    CASE WHEN made.status IN ('requested', 'changed') THEN now() + interval '5 days' END,
    currency, 30000, 30000, 3000, 27000, asked_at, asked_at + least((now() - asked_at) / 2, interval '4 days')
  FROM (${source}) made JOIN stores ON stores.provider_id = made.provider_id
  CROSS JOIN LATERAL (
    SELECT ${pick('Lantern walk,Garden party,Fiesta,Harvest supper,Jam session', 'n')} || CASE n % 1000 WHEN 7 THEN ' Zebulon' ELSE '' END AS title,
      CASE WHEN made.status IN ('requested', 'changed', 'accepted') THEN now() + (2 + n % 360) * interval '1 day'
        WHEN made.status = 'serving' THEN now() - interval '1 hour'
        ELSE asked_at + least((now() - asked_at) / 3, interval '3 days') END AS begins) time`

/** Every store has been booked up to three times. */
const ofStores = `SELECT n, n AS provider_id, ${ids.celebrant} + 1 + who AS celebrant_id, ${ids.event} + 1 + who AS event_id,
    'completed' AS status, now() - (20 + ${random('n + turn')} % 600) * interval '1 day' AS asked_at
  FROM generate_series($1::bigint, $2::bigint) n, generate_series(1, n % 4) turn,
    LATERAL (SELECT ${random('n * 4 + turn')} % ${celebrants} AS who) by`

/** Everybody has asked one store, within a year. */
const ofStore = `SELECT n, $1::bigint AS provider_id, ${ids.celebrant} + n AS celebrant_id, ${ids.event} + n AS event_id,
    ${states} AS status, now() - n * interval '364 days' / $2::integer AS asked_at FROM generate_series(1, $2::integer) n`

/** One person has asked many stores, some of them for one event. */
const ofCelebrant = `SELECT n, 100 + n % 4000 AS provider_id, $1::bigint AS celebrant_id,
    CASE WHEN n <= $4::integer THEN $3::bigint ELSE ${ids.event} + 1 + n % 250 END AS event_id,
    CASE WHEN n <= $4 THEN 'accepted' ELSE ${states} END AS status, now() - n * interval '364 days' / $2::integer AS asked_at
  FROM generate_series(1, $2::integer) n`

/** Of the bookings that have no steps yet. */
const parts = [
  `INSERT INTO booking_steps (booking_id, action, status, side, total, items, changed, at)
   SELECT bookings.id, action, step.status, side, total, 3, (step.status = 'changed')::integer, created_at + (changed_at - created_at) * share FROM bookings
   JOIN (VALUES (NULL, NULL, 'requested', 'celebrant', 0.0), ('{accepted,serving,completed}', 'accept', 'accepted', 'provider', 0.2),
     ('{changed}', 'propose', 'changed', 'provider', 0.3), ('{serving,completed}', 'serve', 'serving', 'provider', 0.8),
     ('{completed}', 'complete', 'completed', 'provider', 1), ('{declined}', 'decline', 'declined', 'provider', 1),
     ('{cancelled}', 'cancel', 'cancelled', 'celebrant', 1), ('{expired}', 'expire', 'expired', 'clock', 1))
     AS step (of, action, status, side, share) ON of IS NULL OR bookings.status = ANY (of::text[])
   WHERE bookings.id > $1 ORDER BY bookings.id, share`,
  `INSERT INTO booking_items (booking_id, service_item_id, service_id, service_name, name, unit, price, offer_name, offer_discount, qty,
     sub_total, discount, total)
   SELECT bookings.id, item.id, service.id, service.name, item.name, item.unit, 10000, 'Early birds', 10, 1000, 10000, 1000, 9000
   FROM bookings
   CROSS JOIN LATERAL (
     SELECT id, name FROM services WHERE provider_id = bookings.provider_id AND bookings.id IS NOT NULL
     ORDER BY created_at DESC, id DESC
     OFFSET bookings.id % (SELECT total_services FROM stores WHERE stores.provider_id = bookings.provider_id) LIMIT 1) service
   JOIN service_items AS item ON service_id = service.id AND position < 3
   WHERE bookings.id > $1 ORDER BY bookings.id, position`,
  // What triggers would keep.
  `UPDATE bookings SET answered_at = answer.at, was_declined = answer.was_declined
   FROM (SELECT booking_id, min(at) AS at, bool_or(action = 'decline') AS was_declined FROM booking_steps
     WHERE booking_id > $1 AND side = 'provider' AND action IN ('accept', 'propose', 'decline') GROUP BY booking_id) answer
   WHERE answer.booking_id = bookings.id`,
  `INSERT INTO store_income (booking_id, service_id, provider_id, day, currency, total)
   SELECT bookings.id, service_id, provider_id, (answered_at AT TIME ZONE 'UTC')::date, currency, sum(item.total)
   FROM bookings JOIN booking_items AS item ON item.booking_id = bookings.id
   WHERE bookings.id > $1 AND status IN ('accepted', 'serving', 'completed') GROUP BY bookings.id, service_id`,
  `SELECT index_booking_words(ARRAY(SELECT id FROM bookings WHERE id > $1))`,
  // Celebrants always write, providers every other time.
  `INSERT INTO reviews (booking_id, side, celebrant_id, provider_id, stars, words, written_at, due_at, shown_at)
   SELECT id, side, celebrant_id, provider_id, 1 + least(4, ${random('id')} % 9), 'It was a feast. ' || id, changed_at, changed_at, changed_at
   FROM bookings, (VALUES ('celebrant', 1), ('provider', 2)) AS one (side, each)
   WHERE status = 'completed' AND id > $1 AND id % each = 0`,
]

const counted = Array.from({ length: 5 }, (_, index) => `count(*) FILTER (WHERE stars = ${index + 1})`).join(', ')
const sums = [
  `UPDATE stores SET by_stars = given.by_stars, rating_sum = given.sum, rating_count = given.count
   FROM (SELECT provider_id, ARRAY[${counted}]::integer[] AS by_stars, sum(stars)::integer AS sum, count(*)::integer AS count
     FROM reviews WHERE side = 'celebrant' AND provider_id IN (SELECT provider_id FROM reviews WHERE booking_id > $1)
     GROUP BY provider_id) given
   WHERE stores.provider_id = given.provider_id`,
  `INSERT INTO celebrant_ratings (user_id, by_stars)
   SELECT celebrant_id, ARRAY[${counted}]::integer[] FROM reviews WHERE side = 'provider' GROUP BY celebrant_id
   ON CONFLICT (user_id) DO UPDATE SET by_stars = excluded.by_stars`,
]

/** Places of days are counted by a trigger. */
const places = `INSERT INTO store_places (provider_id, day, booking_id, created_at)
  SELECT provider_id, local_start::date, id, created_at FROM bookings
  WHERE id > $1 AND status IN ('changed', 'accepted', 'serving', 'completed')`

async function insert(client: pg.Client, source: string, values: unknown[]): Promise<void> {
  const { rows } = await client.query<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM bookings')
  const last = [rows[0]?.last]
  await client.query('SET session_replication_role = replica')
  await client.query(bookingsOf(source), values)
  for (const sql of parts) await client.query(sql, last)
  for (const sql of sums) await client.query(sql, sql.includes('$1') ? last : [])
  await client.query('SET session_replication_role = DEFAULT')
  await client.query(places, last)
}

/** A history for each of the stores with these numbers. */
export const fillHistories = (client: pg.Client, from: number, to: number) => insert(client, ofStores, [from, to])

/** So many bookings of one store, in all states. */
export const fillBookingsOf = (client: pg.Client, providerId: number, count: number) =>
  insert(client, ofStore, [providerId, count])

/** So many bookings by one person, in all states; some of them of one event, which providers have accepted. */
export const fillBookingsBy = (
  client: pg.Client,
  celebrantId: number,
  count: number,
  event: { id: number; bookings: number },
) => insert(client, ofCelebrant, [celebrantId, count, event.id, event.bookings])
