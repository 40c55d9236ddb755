import { hotEvent } from './fill-celebrations.ts'
import { numbers, person, type Rows, time } from './rows.ts'

const withAna = ({ from, to }: Rows) => `generate_series(${Math.max(21, from)}, ${to}) n`

/** The conversation of everybody. */
export const hotConversation = 1

/** The message that everybody has answered, and given a flower. */
export const hotMessage = 10_000_106

/** Messages that wait in each of the conversations on the first page. */
const waiting = 120
const firstPage = 40

/** Ana and each person but those with a block; every seventh is a request. */
const direct = (rows: Rows) => [
  `INSERT INTO conversations (id, kind, low_id, high_id, last_seq, rev, member_count, created_at, last_message_at, listed_at)
   OVERRIDING SYSTEM VALUE
   SELECT ${person('n')}, 'direct', ${rows.ana}, ${person('n')}, count, count, 2, ${time()}, ${time()}, ${time()}
   FROM ${withAna(rows)}, LATERAL (SELECT CASE WHEN n > ${rows.to - firstPage} THEN ${waiting} ELSE 1 END) written (count)`,
  `INSERT INTO conversation_members (conversation_id, user_id, other_id, state, listed_at)
   SELECT ${person('n')}, ${rows.ana}, ${person('n')}, CASE WHEN n % 7 = 0 THEN 'pending' ELSE 'accepted' END, ${time()}
   FROM ${withAna(rows)}
   UNION ALL SELECT ${person('n')}, ${person('n')}, ${rows.ana}, 'accepted', ${time()} FROM ${withAna(rows)}`,
  `INSERT INTO messages (conversation_id, seq, rev, author_id, client_id, body, created_at)
   SELECT ${person('n')}, seq, seq, ${person('n')}, gen_random_uuid(), 'Hello', ${time()} FROM ${withAna(rows)},
     LATERAL generate_series(1, CASE WHEN n > ${rows.to - firstPage} THEN ${waiting} ELSE 1 END) seq`,
]

/** Everybody writes five messages, of which each answers the first. */
const crowd = (rows: Rows) => [
  `INSERT INTO conversation_members (conversation_id, user_id, listed_at)
   SELECT ${hotConversation}, ${person('n')}, ${time('0')} FROM ${numbers(rows)}`,
  `INSERT INTO messages (id, conversation_id, seq, rev, author_id, client_id, body, reply_to_id, created_at)
   OVERRIDING SYSTEM VALUE
   SELECT 10000000 + 5 * n + k, ${hotConversation}, 5 * n + k - 5, 5 * n + k - 5, ${person('n')}, gen_random_uuid(), 'Hello', ${hotMessage},
     ${time()} FROM ${numbers(rows)}, generate_series(1, 5) k`,
  `INSERT INTO message_superlikes (message_id, user_id, type, created_at)
   SELECT ${hotMessage}, ${person('n')}, 1, ${time()} FROM ${numbers(rows)}`,
  `UPDATE conversations SET last_seq = ${5 * rows.to}, rev = ${5 * rows.to}, member_count = ${rows.to},
     last_message_at = ${time('0')} WHERE id = ${hotConversation}`,
]

const opened = ({ ana }: Rows) => [
  `INSERT INTO conversations (id, kind, subject_id, last_seq, rev, created_at, last_message_at, listed_at)
   OVERRIDING SYSTEM VALUE
   SELECT ${hotConversation}, 'event', ${hotEvent}, 1, 1, ${time('0')}, ${time('0')}, ${time('0')}`,
  `INSERT INTO conversation_members (conversation_id, user_id, listed_at)
   VALUES (${hotConversation}, ${ana}, ${time('0')})`,
]

export const chatOf = (rows: Rows): string[] => [
  ...(rows.from === 1 ? opened(rows) : []),
  ...direct(rows),
  ...crowd(rows),
]
