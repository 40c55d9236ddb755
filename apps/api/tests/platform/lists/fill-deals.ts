import { numbers, person, type Rows, time } from './rows.ts'

/** A deal of somebody's, near whom there are others. */
export const hotDeal = 1_000_062

/** One of Ana's own, which has been boosted a hundred times. */
export const ownDeal = 999_001

const columns = `user_id, title, description, currency, cost, least_cost, or_nearest_offer, condition, category_id,
  country_id, state_id, city_id, position, boosted_times, status, valid_till, created_at`

/** The rest of a deal: half of them some way from where Ana lives, for little or nothing; a third is boosted. */
const rest = ({ home }: Rows) => `
  'EUR', n % 1000, n % 1000, false, CASE n % 3 WHEN 0 THEN 'new' ELSE 'well_loved' END, CASE n % 2 WHEN 0 THEN 11 ELSE 24 END,
  ${home.country_id}, ${home.state_id}, ${home.city_id}, CASE n % 2 WHEN 0 THEN place_apart(ball_point(36 + n % 80 / 10.0, n % 60 / 10.0 - 6), n) END,
  CASE n % 3 WHEN 0 THEN tstzmultirange(tstzrange('2020-01-01', '2100-01-01')) END`

/** Everybody sells something, which Ana has saved; one of ten is sold, and one of ten has ended. */
const everybodys = (rows: Rows) => [
  `INSERT INTO deals (id, ${columns}) OVERRIDING SYSTEM VALUE
   SELECT 1000000 + n, ${person('n')}, CASE WHEN n BETWEEN 61 AND 72 THEN 'Zebulon lanterns' ELSE 'Paper lanterns' END, 'Used once.',
     ${rest(rows)}, CASE n % 10 WHEN 3 THEN 'sold_out' ELSE 'active' END,
     CASE n % 10 WHEN 4 THEN timestamptz '2026-01-02' ELSE timestamptz '2100-01-01' END, ${time()}
   FROM ${numbers(rows)}`,
  `INSERT INTO deal_saves (deal_id, user_id, created_at) SELECT 1000000 + n, ${rows.ana}, ${time()} FROM ${numbers(rows)}`,
]

/** Ana sells as much as one can. */
const own = (rows: Rows) => [
  `INSERT INTO deals (id, ${columns}) OVERRIDING SYSTEM VALUE
   SELECT 999000 + n, ${rows.ana}, 'Paper lanterns', 'Used once.', ${rest(rows)}, CASE n % 2 WHEN 0 THEN 'active' ELSE 'archive' END,
     timestamptz '2100-01-01', ${time()} FROM generate_series(1, 200) AS n`,
  `WITH paid AS (
     INSERT INTO payments (user_id, purpose, subject_id, details, amount, currency, status, gateway, gateway_order, url, created_at, paid_at)
     SELECT ${rows.ana}, 'boost', ${ownDeal}, '{"title":"Lanterns","first_day":"2026-01-01","days":1}', 100, 'USD', 'paid', 'test', 'boost-' || n, '/',
       ${time()}, ${time()} FROM generate_series(1, 150) AS n RETURNING id)
   INSERT INTO boosts (deal_id, payment_id, starts_at, ends_at, days, day_price, amount, currency, paid_at)
   SELECT ${ownDeal}, id, day, day + interval '24 hours', 1, 100, 100, 'USD', day
   FROM (SELECT id, timestamptz '2020-01-01 00:00Z' + row_number() OVER () * interval '24 hours' AS day FROM paid) paid`,
  `INSERT INTO deal_days (deal_id, day, views) SELECT ${ownDeal}, '2020-01-01'::date + n::integer, 3 FROM generate_series(1, 150) AS n`,
  `INSERT INTO deal_sellers (user_id, shown, running, archived) VALUES (${rows.ana}, 100, 100, 100)`,
  `INSERT INTO deal_words VALUES ('paper'), ('lanterns'), ('zebulon'), ('used'), ('once')`,
]

export const dealsOf = (rows: Rows): string[] => [...(rows.from > 1 ? [] : own(rows)), ...everybodys(rows)]
