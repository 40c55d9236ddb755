import { numbers, person, type Rows, time } from './rows.ts'

/**
 * Every tenth is called Maria, and twelve are called Zebulon however many there are; every third has a private account,
 * and every fiftieth is suspended. All live in Ana's country, every third in her city.
 */
const people = (rows: Rows) => `
  INSERT INTO users (id, name, email, is_private, status, dob, created_at, country_id, state_id, city_id)
  OVERRIDING SYSTEM VALUE
  SELECT ${person('n')}, CASE WHEN n BETWEEN 61 AND 72 THEN 'Zebulon ' WHEN n % 10 = 0 THEN 'Maria ' ELSE 'Person ' END || n,
    'person' || n || '@example.com', n % 3 = 0, CASE WHEN n % 50 = 20 THEN 'suspended' ELSE 'active' END,
    CASE WHEN n % 25 = 0 THEN date '2020-01-01' ELSE date '1990-01-01' END, ${time()}, ${rows.home.country_id},
    CASE WHEN n % 3 < 2 THEN ${rows.home.state_id} END, CASE WHEN n % 3 = 0 THEN ${rows.home.city_id} END
  FROM ${numbers(rows)}`

const namesOf = (rows: Rows) => `
  WITH named AS (INSERT INTO user_name_words SELECT unnest(tsvector_to_array(name_words)), id
    FROM ${numbers(rows)} JOIN users ON users.id = ${person('n')} RETURNING word)
  INSERT INTO distinct_name_words SELECT DISTINCT word FROM named ON CONFLICT DO NOTHING`

/** Both sides of connections. */
const connect = (one: string, other: string, from: string) => `
  INSERT INTO friends (user_id, friend_id, friend_type, created_at)
  SELECT ${one}, ${other}, 1 + n % 3, ${time()} ${from}
  UNION ALL SELECT ${other}, ${one}, 1 + n % 3, ${time()} ${from} ON CONFLICT DO NOTHING`

/**
 * Each is connected with the two before them, all with Person 61, and nineteen of twenty-four with Ana; Ana has asked one of
 * twenty-four, was asked by one, and has skipped one.
 */
const circles = (rows: Rows) => {
  const some = (rest: string) => `FROM ${numbers(rows)} WHERE n > 60 AND n % 24 ${rest}`
  return [
    connect(person('n'), person('n - step'), `FROM ${numbers(rows)}, generate_series(1, 2) step WHERE n > step`),
    connect(person(61), person('n'), `FROM ${numbers(rows)} WHERE n <> 61`),
    connect(`${rows.ana}`, person('n'), some('< 19')),
    `INSERT INTO friend_requests (user_id, friend_id, created_at)
     SELECT ${rows.ana}, ${person('n')}, ${time()} ${some('= 19')}
     UNION ALL SELECT ${person('n')}, ${rows.ana}, ${time()} ${some('= 20')}`,
    `INSERT INTO friend_skips (user_id, skipped_id, until)
     SELECT ${rows.ana}, ${person('n')}, timestamptz '2100-01-01' ${some('= 21')}`,
  ]
}

/** Ana blocks ten people, and ten block her, however many there are. */
const blocks = ({ ana }: Rows) => `
  INSERT INTO blocks (user_id, blocked_id, created_at)
  SELECT ${ana}, ${person('n')}, ${time()} FROM generate_series(1, 10) n
  UNION ALL SELECT ${person('n')}, ${ana}, ${time()} FROM generate_series(11, 20) n`

/** All want to meet friends; Ana has hidden one of twenty-four, treated two and was treated by two. */
const meeting = (rows: Rows) => {
  const some = (rests: string) => `FROM ${numbers(rows)} WHERE n > 60 AND n % 24 IN (${rests})`
  return [
    `INSERT INTO meet_profiles (user_id, preferred_name, likes, joined_at)
     SELECT ${person('n')}, 'Guest ' || n, CASE WHEN n BETWEEN 61 AND 72 THEN 'zithers' ELSE 'cakes' END, ${time()}
     FROM ${numbers(rows)}`,
    `INSERT INTO meet_hides (user_id, hidden_id, created_at) SELECT ${rows.ana}, ${person('n')}, ${time()} ${some('22')}`,
    `INSERT INTO meet_treats (sender_id, receiver_id, created_at)
     SELECT ${rows.ana}, ${person('n')}, ${time()} ${some('3, 4')}
     UNION ALL SELECT ${person('n')}, ${rows.ana}, ${time()} ${some('5, 6')}`,
  ]
}

/** One company for each four people, all with words in common. */
const companies = (rows: Rows) => `
  INSERT INTO service_providers (user_id, company_name, business_phone_number, address, payment_option, document_type, created_at)
  SELECT ${person('n')}, 'Flores ' || n, '910000000', 'Calle Mayor 1', 'none', 1, ${time()} FROM ${numbers(rows)} WHERE n % 4 = 0`

export const peopleOf = (rows: Rows): string[] => [
  people(rows),
  namesOf(rows),
  ...circles(rows),
  ...(rows.from === 1 ? [blocks(rows)] : []),
  ...meeting(rows),
  companies(rows),
]
