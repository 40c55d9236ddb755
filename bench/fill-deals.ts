import type pg from 'pg'
import { befriend, fillPeople } from './fill-people.ts'

/** Deals of others, of which the viewer has saved some. */
export const sizes = { deals: 200_000, saved: 2_000, connections: 500 }

/** 600 cities of Spain, the first of which has one deal of 25. */
const places = `CREATE TEMPORARY TABLE places AS
  SELECT (row_number() OVER (ORDER BY md5(cities.id::text)) - 1)::integer AS row, country_id, states.id AS state_id, cities.id AS city_id
  FROM cities JOIN states ON states.id = state_id WHERE country_id = 724 AND lat IS NOT NULL LIMIT 600`

const sellers = `CREATE TEMPORARY TABLE sellers AS
  SELECT (row_number() OVER (ORDER BY id) - 1)::integer AS row, id FROM users WHERE name LIKE 'Person %'`

const noun = `(ARRAY['Lanterns', 'Chairs', 'Wedding gown', 'Plates', 'Cedar arch', 'Balloons', 'Drum', 'Ribbon', 'Vases', 'Tent'])[1 + n % 10]`
const adjective = `(ARRAY['Golden', 'Silver', 'Paper', 'Blue', 'Old', 'Large', 'Quiet'])[1 + n % 7]`

/** One of twenty is sold, and one of ten has ended; three of a hundred are free. */
const deals = `INSERT INTO deals (user_id, title, description, currency, cost, least_cost, or_nearest_offer, condition, category_id,
    country_id, state_id, city_id, status, valid_till, created_at)
  SELECT sellers.id, ${adjective} || ' ' || ${noun} || CASE WHEN n % 20000 = 7 THEN ' Zebulon' ELSE '' END, 'Used once, for a garden party.',
    CASE WHEN n % 5 = 0 THEN 'USD' ELSE 'EUR' END, cost, cost, cost > 0 AND n % 3 = 0,
    (ARRAY['new', 'like_new', 'good', 'well_loved'])[1 + n % 4], (ARRAY[37, 40, 42, 43, 39])[1 + n % 5],
    places.country_id, places.state_id, places.city_id, CASE WHEN n % 20 = 3 THEN 'sold_out' ELSE 'active' END,
    CASE WHEN n % 10 = 4 THEN now() - interval '1 day' ELSE now() + (1 + n % 300) * interval '1 day' END,
    date_trunc('milliseconds', now() - n * interval '3 minutes')
  FROM (SELECT n, CASE WHEN n % 33 = 0 THEN 0 ELSE (n * 7919) % 200000 END AS cost FROM generate_series(1, $1::integer) n) made
  JOIN sellers ON sellers.row = n % (SELECT count(*) FROM sellers)
  JOIN places ON places.row = CASE WHEN n % 25 = 0 THEN 0 ELSE n % 600 END`

const ended = `UPDATE deals SET ended_at = valid_till WHERE valid_till <= now()`

/** One of twenty takes turns at the top. */
const boosted = `UPDATE deals SET boosted_times = tstzmultirange(tstzrange(now() - interval '1 day', now() + interval '9 days')) WHERE id % 20 = 0`

const words = `INSERT INTO deal_words SELECT DISTINCT substr(facet, 2) COLLATE "C" FROM deals, unnest(tsvector_to_array(facets)) AS facet
  WHERE facet LIKE 'w%'`

const saved = `INSERT INTO deal_saves (deal_id, user_id, created_at)
  SELECT id, $1, now() - id * interval '1 minute' FROM deals WHERE id % 97 = 0 ORDER BY id LIMIT $2`

/** Deals of ten thousand people among whom the viewer has connections and blocks. */
export async function fillDeals(client: pg.Client, viewerId: number): Promise<void> {
  await client.query('SET synchronous_commit = off')
  await fillPeople(client)
  await befriend(client, viewerId, sizes.connections)
  await client.query(places)
  await client.query(sellers)
  await client.query(deals, [sizes.deals])
  await client.query(ended)
  await client.query(boosted)
  await client.query(words)
  await client.query(saved, [viewerId, sizes.saved])
  await client.query(
    `UPDATE users SET (country_id, state_id, city_id) = (SELECT country_id, state_id, city_id FROM places WHERE row = 0) WHERE id = $1`,
    [viewerId],
  )
  await client.query('VACUUM (ANALYZE)')
}
