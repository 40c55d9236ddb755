import { hotEvent } from './fill-celebrations.ts'
import { numbers, person, type Rows, time } from './rows.ts'

const services = 100
const itemsOfEach = 50
const offers = 50
const itemsOfOffer = 25
const inCart = 200

/** The id of Ana's company. */
export const store = 1_000_000

/** The id of a booking at Ana's store, by somebody who has booked everywhere. */
export const completedBooking = 2_000_000

/** The id of a booking of Ana's that a provider has declined, for an event of hers. */
export const declinedBooking = 3_000_000

/** Ana sells as much as one store may hold. */
const ownStore = ({ ana }: Rows) => [
  `UPDATE users SET is_csp = true WHERE id = ${ana}`,
  `INSERT INTO service_providers
     (id, user_id, company_name, business_phone_number, address, payment_option, document_type, created_at)
   OVERRIDING SYSTEM VALUE VALUES (${store}, ${ana}, 'Saffron', '910000000', 'Calle Mayor 1', 'none', 1, ${time('1')})`,
  `INSERT INTO stores (provider_id, currency, total_services, total_offers, created_at)
   VALUES (${store}, 'EUR', ${services}, ${offers}, ${time('1')})`,
  `INSERT INTO services (provider_id, name, words, description, created_at)
   SELECT ${store}, 'Party food ' || n, 
     name_words(CASE WHEN n < 4 THEN 'Party food Zebulon' ELSE 'Party food' END), 'From the pot.', ${time()}
   FROM generate_series(1, ${services}) AS n`,
  `INSERT INTO service_categories (service_id, position, category_id) SELECT id, 0, 11 FROM services`,
  `INSERT INTO service_items (service_id, position, name, price, unit, qty)
   SELECT id, n, 'Item ' || n, 100, 1, 1000 FROM services, generate_series(0, ${itemsOfEach - 1}) AS n`,
  `INSERT INTO store_albums (provider_id, name, created_at) SELECT ${store}, 'Weddings', ${time()} FROM generate_series(1, 20) AS n`,
  // Looked at for years, by many today.
  `INSERT INTO store_views (provider_id, day, views) SELECT ${store}, current_date - n, 40 FROM generate_series(1, 1200) AS n`,
  `INSERT INTO store_viewers (provider_id, day, viewer) SELECT ${store}, current_date, n FROM generate_series(1, 3000) AS n`,
  // Half of them for items, the others for all that Ana sells.
  `INSERT INTO offers (provider_id, name, description, discount, chosen_items, created_at)
   SELECT ${store}, CASE WHEN n < 4 THEN 'Spring Zebulon' ELSE 'Spring' END, 'Early.', n, n % 2 = 0, ${time()}
   FROM generate_series(1, ${offers}) AS n`,
  `INSERT INTO offer_categories (offer_id, position, category_id) SELECT id, 0, 11 FROM offers`,
  `INSERT INTO offer_items (offer_id, item_id)
   SELECT offers.id, item.id FROM offers, service_items AS item
   WHERE chosen_items AND (offers.id + item.id) % ${(services * itemsOfEach) / itemsOfOffer} = 0`,
]

/** Every company sells cakes, or tunes, in Ana's city or some way from there, some of them come far, all speak French; Person 61 has joined them all. */
const otherStores = ({ from, to, home }: Rows) => {
  const these = `service_providers AS company WHERE user_id BETWEEN ${person(from)} AND ${person(to)}`
  const sold = `services WHERE provider_id IN (SELECT id FROM ${these})`
  return [
    `UPDATE service_providers SET country_id = ${home.country_id}, state_id = ${home.state_id}, city_id = ${home.city_id},
       lat = CASE WHEN id % 2 = 0 THEN 36 + id % 80 / 10.0 END, lng = CASE WHEN id % 2 = 0 THEN id % 60 / 10.0 - 6 END
     WHERE user_id BETWEEN ${person(from)} AND ${person(to)}`,
    `INSERT INTO stores (provider_id, currency, total_services, created_at, paid_until, languages, travels_km)
     SELECT id, 'EUR', 1, created_at, timestamptz '2100-01-01', '{fr}', CASE id % 3 WHEN 0 THEN 400 WHEN 1 THEN 5 END FROM ${these}`,
    `INSERT INTO services (provider_id, name, words, description, created_at)
     SELECT id, 'Cakes', name_words('Cakes'), 'From the oven.', created_at FROM ${these}`,
    `INSERT INTO service_categories (service_id, position, category_id)
     SELECT id, 0, CASE WHEN provider_id % 2 = 0 THEN 11 ELSE 24 END FROM ${sold}`,
    `INSERT INTO service_items (service_id, position, name, price, unit, qty)
     SELECT id, 0, 'Tier', 100 + provider_id % 1000, 1, 1000 FROM ${sold}`,
    `INSERT INTO store_members (provider_id, user_id, created_at) SELECT id, ${person(61)}, created_at FROM ${these}`,
    `SELECT refresh_listings(ARRAY(SELECT id FROM ${these}))`,
  ]
}

/** Ana is about to book as much as a cart holds, each of another provider where there are so many. */
const fullCart = ({ ana, from, to }: Rows) => [
  `INSERT INTO carts (user_id) VALUES (${ana}) ON CONFLICT DO NOTHING`,
  `INSERT INTO cart_items (user_id, service_item_id, service_id, provider_id, service_name, item_name, unit, qty, seen_price, added_at)
   SELECT ${ana}, item.id, services.id, provider_id, services.name, item.name, item.unit, 1000, item.price, ${time('1')}
   FROM services JOIN service_items AS item ON item.service_id = services.id
   JOIN service_providers AS company ON company.id = provider_id
   WHERE user_id BETWEEN ${person(from)} AND ${person(to)}
   LIMIT (SELECT ${inCart} - count(*) FROM cart_items WHERE user_id = ${ana})`,
  `UPDATE carts SET total_items = (SELECT count(*) FROM cart_items WHERE user_id = ${ana}) WHERE user_id = ${ana}`,
]

/** An hour for each number: so many are on a day. */
const hour = `(timestamp '2026-01-01' + n * interval '1 hour')`

/** Ana asks providers all the time, and is asked. */
const bookings = (rows: Rows) => [
  `INSERT INTO bookings (celebrant_id, provider_id, event_id, event_title, local_start, last_day, timezone, starts_at, ends_at, guests,
     status, currency, asked_total, sub_total, discount, total, created_at, changed_at)
   SELECT buyer, provider, n, CASE WHEN n < 4 THEN 'Party Zebulon' ELSE 'Party' END, ${hour}, ${hour}::date, 'UTC', ${time()}, ${time('(n + 60)')}, 40, status, 'EUR', 100, 100, 0, 100, ${time()}, ${time()}
   FROM ${numbers(rows)} CROSS JOIN LATERAL (VALUES
     (${rows.ana}, (SELECT id FROM service_providers WHERE user_id = ${person('n')}), 'accepted'), (${person('n')}, ${store}, 'completed')) AS made (buyer, provider, status)
   WHERE provider IS NOT NULL`,
  `INSERT INTO bookings (id, celebrant_id, provider_id, event_id, event_title, local_start, last_day, timezone, starts_at, ends_at, guests,
     status, currency, asked_total, sub_total, discount, total, created_at, changed_at)
   OVERRIDING SYSTEM VALUE
   SELECT ${declinedBooking}, ${rows.ana}, company.id, ${hotEvent}, 'Party', ${time('1')}::timestamp, ${time('1')}::date, 'UTC', ${time('1')},
     ${time('61')}, 40, 'declined', 'EUR', 100, 100, 0, 100, ${time('1')}, ${time('1')}
   FROM service_providers AS company WHERE company.id <> ${store} ORDER BY company.id LIMIT 1 ON CONFLICT DO NOTHING`,
  `INSERT INTO booking_items (booking_id, service_item_id, service_id, service_name, name, unit, price, qty, sub_total, discount, total)
   SELECT bookings.id, item, 1, 'Cakes', 'Tier', 1, 50, 1000, 50, 0, 50 FROM bookings, generate_series(1, 2) AS item
   WHERE NOT EXISTS (SELECT FROM booking_items WHERE booking_id = bookings.id)`,
  `INSERT INTO booking_steps (booking_id, status, side, total, items, changed, at)
   SELECT id, 'requested', 'celebrant', 100, 2, 0, created_at FROM bookings
   WHERE NOT EXISTS (SELECT FROM booking_steps WHERE booking_id = bookings.id)`,
]

/** Food is booked for each event, a DJ for one in five. */
const eventCategories = ({ from, to }: Rows) => [
  `INSERT INTO event_categories (event_id, category_id, starts_at, is_public)
   SELECT events.id, category, starts_at, is_public FROM events, unnest(ARRAY[1, 11, 3, 24]) AS category
   WHERE events.id BETWEEN ${from} AND ${to} AND (category IN (1, 11) OR events.id % 5 = 0)`,
]

/** Ana holds a day with every provider, and everybody one with her; her days are full or off by turns. */
const held = (rows: Rows) => [
  `INSERT INTO store_days (provider_id, day, is_off)
   SELECT ${store}, date '2026-01-01' + n, true FROM ${numbers(rows)} WHERE n % 2 = 0 AND n < 1000`,
  `INSERT INTO store_places (provider_id, day, user_id, slot, expires_at, created_at)
   SELECT provider, ${hour}::date, holder, 1, timestamptz '2100-01-01', ${time()}
   FROM ${numbers(rows)} CROSS JOIN LATERAL (VALUES
     (${rows.ana}, (SELECT id FROM service_providers WHERE user_id = ${person('n')})), (${person('n')}, ${store})) AS made (holder, provider)
   WHERE provider IS NOT NULL`,
]

/** Everybody asks Ana something; half of them have an answer. */
const questions = (rows: Rows) => [
  `INSERT INTO store_questions (provider_id, user_id, question, answer, asked_at, answered_at)
   SELECT ${store}, ${person('n')}, 'With nuts?', CASE WHEN n % 2 = 0 THEN 'No.' END, ${time()}, CASE WHEN n % 2 = 0 THEN ${time()} END
   FROM ${numbers(rows)}`,
]

const byStars = (those: string) =>
  `ARRAY(SELECT (SELECT count(*) FROM reviews WHERE stars = star AND ${those}) FROM generate_series(1, 5) AS star)::integer[]`

/** Both sides of each completed booking have reviewed; Person 61 has booked all companies, Ana's too. */
const reviews = (rows: Rows) => [
  `INSERT INTO bookings (id, celebrant_id, provider_id, event_id, event_title, local_start, last_day, timezone, starts_at, ends_at, guests,
     status, currency, asked_total, sub_total, discount, total, created_at, changed_at)
   OVERRIDING SYSTEM VALUE
   SELECT ${completedBooking} + n, ${person(61)}, company.id, n, 'Party', ${time()}::timestamp, ${time()}::date, 'UTC', ${time()}, ${time('(n + 60)')},
     40, 'completed', 'EUR', 100, 100, 0, 100, ${time()}, ${time()}
   FROM ${numbers({ ...rows, from: rows.from - 1 })} JOIN service_providers AS company
     ON company.user_id = CASE n WHEN 0 THEN ${rows.ana} ELSE ${person('n')} END ON CONFLICT DO NOTHING`,
  `INSERT INTO reviews (booking_id, side, celebrant_id, provider_id, stars, words, written_at, due_at, shown_at)
   SELECT id, side, celebrant_id, provider_id, 1 + id % 5, 'Good.', created_at, created_at, created_at
   FROM bookings CROSS JOIN (VALUES ('celebrant'), ('provider')) AS both_sides (side) WHERE status = 'completed'
   ON CONFLICT DO NOTHING`,
  `UPDATE stores SET by_stars = ${byStars(`side = 'celebrant' AND provider_id = ${store}`)},
     rating_count = (SELECT count(*) FROM reviews WHERE side = 'celebrant' AND provider_id = ${store}),
     rating_sum = (SELECT sum(stars) FROM reviews WHERE side = 'celebrant' AND provider_id = ${store})
   WHERE provider_id = ${store}`,
  `INSERT INTO celebrant_ratings (user_id, by_stars) VALUES (${person(61)}, ${byStars(`side = 'provider' AND celebrant_id = ${person(61)}`)})
   ON CONFLICT (user_id) DO UPDATE SET by_stars = excluded.by_stars`,
]

export const marketOf = (rows: Rows): string[] => [
  ...(rows.from > 1 ? [] : ownStore(rows)),
  ...otherStores(rows),
  ...fullCart(rows),
  ...bookings(rows),
  ...eventCategories(rows),
  ...questions(rows),
  ...held(rows),
  ...reviews(rows),
]
