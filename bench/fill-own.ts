import type pg from 'pg'
import { ids, random } from './fill-stores.ts'

/** A store of a viewer's, and how much is in it: at most 100 services, with 100 items each, and 50 offers. */
export type OwnStore = { id: number; ownerId: number; services: number; items: number; offers: number }

const company = ({ id, ownerId, services, items, offers }: OwnStore) => [
  `UPDATE users SET is_csp = true WHERE id = ${ownerId}`,
  `INSERT INTO service_providers (id, user_id, company_name, business_phone_number, address, payment_option, document_type,
     country_id, state_id, city_id, created_at) OVERRIDING SYSTEM VALUE
   SELECT ${id}, ${ownerId}, 'Saffron & Sons', '910000000', 'Calle Mayor 1', 'none', 1, country_id, state_id, city_id,
     now() - interval '2 years' FROM places WHERE row = 0`,
  `INSERT INTO stores (provider_id, currency, total_services, total_offers, created_at, paid_until, languages, travels_km)
   VALUES (${id}, 'EUR', ${services}, ${offers}, now() - interval '2 years', '2100-01-01', '{es,en}', 100)`,
  `INSERT INTO services (id, provider_id, name, words, description, created_at) OVERRIDING SYSTEM VALUE
   SELECT ${ids.owner} * ${id} + n, ${id}, 'Party food ' || n, name_words('Party food'), 'From the pot.', now() - n * interval '1 day'
   FROM generate_series(1, ${services}) n`,
  `INSERT INTO service_categories (service_id, position, category_id)
   SELECT id, 0, 11 FROM services WHERE provider_id = ${id}`,
  `INSERT INTO service_items (service_id, position, name, price, unit, qty)
   SELECT id, n, 'Dish ' || n, 1000 + 10 * n, 1, 1000 FROM services, generate_series(0, ${items - 1}) n
   WHERE provider_id = ${id}`,
  `INSERT INTO offers (provider_id, name, description, discount, chosen_items, created_at)
   SELECT ${id}, 'Spring ' || n, 'Early.', n, false, now() - n * interval '1 day' FROM generate_series(1, ${offers}) n`,
  `INSERT INTO offer_categories (offer_id, position, category_id)
   SELECT id, 0, 11 FROM offers WHERE provider_id = ${id}`,
  `INSERT INTO store_availability (provider_id, weekdays_off, lead_days, bookings_a_day, allows_holds)
   VALUES (${id}, '{1}', 2, 1000, true)`,
  `INSERT INTO store_days (provider_id, day, is_off)
   SELECT ${id}, current_date + 3 * n, true FROM generate_series(1, 100) n`,
  `INSERT INTO store_views (provider_id, day, views)
   SELECT ${id}, current_date - n, 40 FROM generate_series(0, 729) n`,
]

/** Of a store that everybody knows: thousands ask, hold a day and have joined. */
const crowd = (id: number) => [
  `INSERT INTO store_questions (provider_id, user_id, question, answer, asked_at, answered_at)
   SELECT ${id}, ${ids.celebrant} + n, 'With nuts?', CASE WHEN n % 2 = 0 THEN 'No.' END, now() - n * interval '1 hour',
     CASE WHEN n % 2 = 0 THEN now() - n * interval '50 minutes' END FROM generate_series(1, 5000) n`,
  `INSERT INTO store_places (provider_id, day, user_id, slot, expires_at, created_at)
   SELECT ${id}, current_date + n % 360, ${ids.celebrant} + n, 1, now() + interval '1 day', now()
   FROM generate_series(1, 2000) n`,
  `INSERT INTO store_members (provider_id, user_id, created_at)
   SELECT ${id}, ${ids.celebrant} + n, now() - n * interval '1 hour' FROM generate_series(1, 10000) n`,
]

/** An event of a viewer's with many guests, half of whom come, and what is to do and to spend for it. */
export type Celebration = { id: number; hostId: number; guests: number }

const celebration = ({ id, hostId, guests }: Celebration) => [
  `INSERT INTO events (id, user_id, title, local_start, timezone, starts_at, ends_at, open_to, total_guests, created_at)
   OVERRIDING SYSTEM VALUE
   SELECT ${id}, ${hostId}, 'The whole village', begins AT TIME ZONE 'UTC', 'UTC', begins, begins + interval '1 day', '{4}',
     ${guests / 2}, now() FROM (SELECT now() + interval '60 days' AS begins) time`,
  `INSERT INTO event_guests (event_id, user_id, status, has_seat, created_at, answered_at)
   SELECT ${id}, CASE n WHEN 0 THEN ${hostId} ELSE ${ids.celebrant} + n END, status, status = 'accepted',
     now() - n * interval '1 second', now()
   FROM generate_series(0, ${guests}) n, LATERAL (SELECT CASE WHEN n = 0 THEN 'host' WHEN n % 2 = 1 THEN 'accepted'
     WHEN n % 6 = 0 THEN 'rejected' ELSE 'pending' END AS status) answer`,
  // Hexadecimal digits are all in the alphabet of codes.
  `INSERT INTO event_tickets (code, guest_id, created_at) SELECT upper(lpad(to_hex(id), 8, '0')), id, now()
   FROM event_guests WHERE event_id = ${id} AND status = 'accepted'`,
  `INSERT INTO event_plans (event_id, currency, planned_total, total_todos, total_lines) VALUES (${id}, 'EUR', 2000000, 30, 30)`,
  `INSERT INTO event_todos (event_id, position, title)
   SELECT ${id}, n, 'Write to the band' FROM generate_series(1, 30) n`,
  `INSERT INTO event_budget_lines (event_id, name, planned, spent)
   SELECT ${id}, 'Line ' || n, 10000, 9000 FROM generate_series(1, 30) n`,
  // The host lives where most stores are, and has joined many.
  `UPDATE users SET country_id = place.country_id, state_id = place.state_id, city_id = place.city_id
   FROM places AS place WHERE row = 0 AND users.id = ${hostId}`,
  `INSERT INTO store_members (provider_id, user_id, created_at)
   SELECT 100 + n, ${hostId}, now() - n * interval '1 hour' FROM generate_series(1, 500) n ON CONFLICT DO NOTHING`,
]

/** Two items of each store, from as many stores as it takes. */
const cart = (userId: number, entries: number) => [
  `INSERT INTO carts (user_id, total_items) VALUES (${userId}, ${entries})`,
  `INSERT INTO cart_items
     (user_id, service_item_id, service_id, provider_id, service_name, item_name, unit, qty, seen_price, added_at)
   SELECT ${userId}, item.id, services.id, provider_id, services.name, item.name, item.unit, 1000, item.price, now()
   FROM (SELECT DISTINCT 1000 + ${random('n')} % 3000 AS id FROM generate_series(1, 400) n) chosen
   CROSS JOIN LATERAL (SELECT * FROM services WHERE provider_id = chosen.id ORDER BY id LIMIT 1) services
   CROSS JOIN LATERAL (SELECT * FROM service_items WHERE service_id = services.id ORDER BY position LIMIT 2) item
   ORDER BY provider_id, item.id LIMIT ${entries}`,
]

async function run(client: pg.Client, statements: string[]): Promise<void> {
  for (const sql of statements) await client.query(sql)
}

export const fillOwnStore = (client: pg.Client, store: OwnStore) => run(client, company(store))
export const fillCrowd = (client: pg.Client, storeId: number) => run(client, crowd(storeId))
export const fillCelebration = (client: pg.Client, event: Celebration) => run(client, celebration(event))
export const fillCart = (client: pg.Client, userId: number, entries: number) => run(client, cart(userId, entries))
