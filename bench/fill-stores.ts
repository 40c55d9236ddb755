import type pg from 'pg'

/** Ids that are given here: companies have those of their numbers, their services twice these. */
export const ids = { owner: 1_000_000, celebrant: 2_000_000, event: 3_000_000 }

export const celebrants = 20_000

export const pick = (list: string, by: string) =>
  `(string_to_array('${list}', ','))[1 + ((${by}) % ${list.split(',').length})::int]`
export const random = (by: string) => `(hashint8(${by}) & 2147483647)`

const syllables = 'ba,ko,li,ner,tu,sa,mi,vor,de,lan,po,ri,gam,fe,zu,ho,wen,ta,qui,ol'
/** One of 8,000 words that nobody knows, as names have them. */
const name = (by: string) =>
  ['', ' / 20', ' / 400'].map(part => pick(syllables, `${random(by)} % 8000${part}`)).join(' || ')

const adjectives =
  'Golden,Merry,Little,Grand,Blue,Happy,Silver,Royal,Sunny,Wild,Old,Green,Lucky,Quiet,Bright,Sweet,Fine,Red,Nueva,Belle'
const trades =
  'Kitchen,Catering,Music,Flowers,Garden,Studio,Table,Cakes,Lights,Band,Events,Fiesta,Tents,Photos,Cellar,House,Fête,Taller,Casa,Atelier'
const services =
  'Wedding feast,Garden party,Birthday table,Evening show,Children’s corner,Live music,Flower arches,Night bar,Picnic,Reception'
const items =
  'Paella,Tapas,Tower of cakes,Long table,Serenade,Bouquet,Arch,Lanterns,Barrel,Portraits,Marquee,Chairs,Bar,Churros,Balloons,Piano'

/** Each in seven-hundredths of a day after the last one. */
const since = `now() - (n % 700 + 40) * interval '1 day'`

/** 200 cities in each of three countries, and the capital of one for every twenty-fifth store. */
const places = `CREATE TEMPORARY TABLE places AS
  SELECT row_number() OVER (ORDER BY turn, country_id) AS row, * FROM (
    SELECT row_number() OVER (PARTITION BY states.country_id ORDER BY md5(cities.id::text)) AS turn, states.country_id,
      states.id AS state_id, cities.id AS city_id, cities.lat, cities.lng
    FROM cities JOIN states ON states.id = cities.state_id WHERE states.country_id IN (724, 250, 76) AND cities.lat IS NOT NULL) spread
  WHERE turn <= 200
  UNION ALL (
    SELECT 0, 0, states.country_id, states.id, cities.id, cities.lat, cities.lng
    FROM cities JOIN states ON states.id = cities.state_id WHERE states.country_id = 724 AND cities.lat IS NOT NULL
    ORDER BY (cities.lat - 40.4168) ^ 2 + (cities.lng + 3.7038) ^ 2 LIMIT 1)`
const placeOf = `CASE WHEN n % 25 = 0 THEN 0 ELSE 1 + n % 600 END`

const picture = (id: string, owner: string) => `INSERT INTO uploads
    (id, user_id, folder, kind, content_type, file_name, status, created_at, width, height, blur, widths, used)
  OVERRIDING SYSTEM VALUE
  SELECT ${id}, ${owner}, 'picture-' || ${id}, 'image', 'image/jpeg', 'picture.jpg', 'ready', now(), 1600, 900,
    'data:image/webp;base64,' || repeat('A', 120), '{480,960,1600}', true`

/** People who celebrate, each with an event, and the viewer’s connections and blocks among them and the owners. */
const people = (viewerId: number) => [
  places,
  `INSERT INTO users (id, name, email, country_id, status, created_at) OVERRIDING SYSTEM VALUE
   SELECT ${ids.celebrant} + n, ${pick('Ana,José,Priya,Zoë,Tomás,Ngozi,Luc,Inês', 'n')} || ' ' || initcap(${name('n + 77')}),
     'celebrant' || n || '@example.com', 724, CASE n % 100 WHEN 50 THEN 'suspended' ELSE 'active' END, now()
   FROM generate_series(1, ${celebrants}) n`,
  `${picture(`${ids.event} + n`, `${ids.celebrant} + n`)} FROM generate_series(1, ${celebrants}) n`,
  `INSERT INTO events (id, user_id, title, address, country_id, local_start, timezone, starts_at, ends_at, about, open_to, cover_id, created_at)
   OVERRIDING SYSTEM VALUE
   SELECT ${ids.event} + n, ${ids.celebrant} + n,
     ${pick('Lantern walk,Garden party,Fiesta,Harvest supper,Jam session', 'n')} || CASE n % 1000 WHEN 7 THEN ' Zebulon' ELSE '' END,
     'Long Table ' || n, 724, now() AT TIME ZONE 'UTC', 'UTC', now(), now() + interval '9 months', 'Come hungry.', '{4}', ${ids.event} + n, now()
   FROM generate_series(1, ${celebrants}) n`,
  // Three guests each: one event with thousands is not to be all that the planner knows of.
  `INSERT INTO event_guests (event_id, user_id, status, has_seat, created_at, answered_at)
   SELECT ${ids.event} + n, ${ids.celebrant} + 1 + (n * 7 + turn * 7919) % ${celebrants}, 'accepted', true, now(), now()
   FROM generate_series(1, ${celebrants}) n, generate_series(0, 2) turn ON CONFLICT DO NOTHING`,
  `INSERT INTO friends (user_id, friend_id, friend_type, created_at)
   SELECT a, b, 1 + n % 3, now() - n * interval '1 minute' FROM generate_series(1, 5000) n,
     LATERAL (VALUES (${viewerId}, ${ids.celebrant}::bigint + n), (${ids.celebrant} + n, ${viewerId})) pair (a, b)`,
  `INSERT INTO blocks (user_id, blocked_id, created_at)
   SELECT CASE n % 2 WHEN 0 THEN ${viewerId} ELSE other END, CASE n % 2 WHEN 0 THEN other ELSE ${viewerId} END, now()
   FROM generate_series(1, 20) n, LATERAL (VALUES (${ids.celebrant} + 6000 + n * 7), (${ids.owner} + n * 211)) one (other)`,
]

const between = '(SELECT * FROM generate_series($1::bigint, $2::bigint) n) numbers'

/** One in a hundred owners is suspended, some are private, and one in twenty stores has no plan. */
const companies = [
  `INSERT INTO users (id, name, email, country_id, user_type, is_private, status, created_at) OVERRIDING SYSTEM VALUE
   SELECT ${ids.owner} + n, 'Owner ' || n, 'owner' || n || '@example.com', 724, 1, n % 33 = 0,
     CASE n % 100 WHEN 50 THEN 'suspended' ELSE 'active' END, ${since} FROM ${between}`,
  `INSERT INTO service_providers (id, user_id, company_name, business_phone_number, address, payment_option, document_type, description,
     country_id, state_id, city_id, lat, lng, created_at)
   OVERRIDING SYSTEM VALUE
   SELECT n, ${ids.owner} + n, ${pick(adjectives, random('n'))} || ' ' || initcap(${name('n')}) || ' ' || ${pick(trades, random('n * 3'))}
       || CASE WHEN n % 40 = 3 THEN ' Saffron' ELSE '' END || CASE n % 1000 WHEN 7 THEN ' Zebulon' ELSE '' END,
     '910000000', 'Calle Mayor ' || n, 'none', 1, 'We cook, carry and clean.', country_id, state_id, city_id,
     CASE WHEN n % 2 = 0 THEN lat + (n % 61 - 30) / 300.0 END, CASE WHEN n % 2 = 0 THEN lng + (n % 67 - 33) / 300.0 END, ${since}
   FROM ${between} JOIN places ON row = ${placeOf}`,
  `INSERT INTO stores (provider_id, currency, total_services, total_offers, created_at, paid_until, languages, travels_km, answers_within)
   SELECT n, CASE country_id WHEN 76 THEN 'BRL' ELSE 'EUR' END, 2, (n % 4 = 0 OR n % 10 = 3)::integer, service_providers.created_at,
     CASE WHEN n % 20 <> 9 THEN timestamptz '2100-01-01' END,
     CASE country_id WHEN 724 THEN '{es}' WHEN 250 THEN '{fr}' ELSE '{pt}' END::text[] || CASE WHEN n % 3 = 0 THEN '{en}' ELSE '{}' END::text[],
     CASE n % 5 WHEN 0 THEN 30 WHEN 1 THEN 100 WHEN 2 THEN 300 WHEN 3 THEN 0 END, n % 90000
   FROM ${between} JOIN service_providers ON id = n`,
]

const ofThese = 'services.provider_id BETWEEN $1::bigint AND $2::bigint'

/** Two services with five items each; an offer runs in every fourth store, and has ended in some others. */
const assortments = [
  `INSERT INTO service_items (service_id, position, name, price, unit, qty, step_minutes)
   SELECT service.id, position, ${pick(items, random('service.id * 5 + position'))} || ' ' || ${name('service.id * 7 + position')},
     round(500 * exp(${random('service.id * 11 + position')} % 1000 / 1000.0 * ln(400))), 1 + position % 4, 1000,
     CASE WHEN position % 4 = 1 THEN 60 END
   FROM generate_series(2 * $1::bigint, 2 * $2::bigint + 1) service (id), generate_series(0, 4) position`,
  `INSERT INTO services (id, provider_id, name, words, description, created_at) OVERRIDING SYSTEM VALUE
   SELECT service.id, service.id / 2, service.name, name_words(service.name || ' ' || string_agg(item.name, ' ')), 'From the pot.',
     now() - service.id % 500 * interval '1 day'
   FROM (SELECT id, ${pick(services, random('id'))} AS name FROM generate_series(2 * $1::bigint, 2 * $2::bigint + 1) id) service
   JOIN service_items AS item ON service_id = service.id GROUP BY service.id, service.name`,
  `INSERT INTO service_categories (service_id, position, category_id)
   SELECT id, position, 11 + (CASE WHEN provider_id % 10 = 0 THEN 0 ELSE ${random('provider_id')} END + 7 * position) % 52
   FROM services, generate_series(0, 1) position WHERE ${ofThese} AND (position = 0 OR id % 2 = 0)`,
  `${picture('services.id', `${ids.owner} + provider_id`)} FROM services WHERE ${ofThese} AND id % 3 <> 0`,
  `INSERT INTO service_images (service_id, position, upload_id) SELECT id, 0, id FROM services WHERE ${ofThese} AND id % 3 <> 0`,
  `INSERT INTO offers (provider_id, name, description, discount, chosen_items, ends_at, created_at)
   SELECT n, 'Early birds', 'Book early.', 10 + n % 40, n % 8 = 0,
     CASE WHEN n % 4 <> 0 THEN now() - interval '3 days' WHEN n % 3 = 0 THEN now() + interval '20 days' END, now() - interval '30 days'
   FROM ${between} WHERE n % 4 = 0 OR n % 10 = 3`,
  `INSERT INTO offer_categories (offer_id, position, category_id)
   SELECT offers.id, 0, category_id FROM offers JOIN service_categories ON service_id = provider_id * 2 AND position = 0
   WHERE provider_id BETWEEN $1 AND $2`,
  `INSERT INTO offer_items (offer_id, item_id)
   SELECT offers.id, item.id FROM offers JOIN service_items AS item ON service_id = provider_id * 2
   WHERE chosen_items AND provider_id BETWEEN $1 AND $2`,
]

/** Most rest on Mondays, one in three does for Christmas, nearly all on New Year’s Day, and most can’t be asked for tomorrow. */
const lives = [
  `INSERT INTO store_availability (provider_id, weekdays_off, lead_days, bookings_a_day, allows_holds)
   SELECT n, CASE WHEN n % 3 = 0 THEN '{}' ELSE '{1}' END::smallint[], CASE n % 50 WHEN 0 THEN 0 ELSE 2 + n % 20 END, 10, n % 2 = 0
   FROM ${between} WHERE n % 12 <> 5`,
  `INSERT INTO store_days (provider_id, day, is_off)
   SELECT n, day, true FROM ${between},
     generate_series(1, 2) year, LATERAL (VALUES (make_date(extract(year FROM now())::integer + year - 1, 12, 25), 3),
       (make_date(extract(year FROM now())::integer + year, 1, 1), 1)) one (day, of)
   WHERE n % of = 0 AND n % 500 <> 1`,
  `INSERT INTO store_members (provider_id, user_id, created_at)
   SELECT n, ${ids.celebrant} + 1 + ${random('n * 3 + turn')} % ${celebrants}, now() - n * interval '1 minute'
   FROM ${between}, generate_series(1, 2) turn ON CONFLICT DO NOTHING`,
  `UPDATE stores SET total_joined = (SELECT count(*) FROM store_members AS member WHERE member.provider_id = stores.provider_id)
   WHERE provider_id BETWEEN $1 AND $2`,
  `INSERT INTO store_views (provider_id, day, views) SELECT n, current_date - day, 1 + n % 9 FROM ${between}, generate_series(1, 10) day
   WHERE n % 5 = 0`,
]

/** Fills in those who celebrate, into a database in which the viewers are the first accounts. */
export async function fillCelebrants(client: pg.Client, viewerId: number): Promise<void> {
  for (const sql of people(viewerId)) await client.query(sql)
}

/** Fills in the stores with these numbers; what is derived from their reviews and services follows. */
export async function fillStores(client: pg.Client, from: number, to: number): Promise<void> {
  for (const sql of [...companies, ...assortments, ...lives]) await client.query(sql, [from, to])
}
