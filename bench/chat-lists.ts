// What do a list of two thousand conversations and a page of a very long one cost?
import type pg from 'pg'
import { load, singleCalls } from './load.ts'
import type { Scene } from './scratch-product.ts'

const conversations = 2000
const messages = 1_000_000
const target = 20
const connections = 16

/** The five thousandth hundred of messages of each conversation. */
const deep = Buffer.from('5000 0 0 0').toString('base64url')

const statements = [
  `INSERT INTO users (name, email, created_at)
   SELECT 'Partner ' || n, 'partner' || n || '@example.com', now() FROM generate_series(1, ${conversations}) n`,
  `INSERT INTO friends (user_id, friend_id, created_at)
   SELECT pair.a, pair.b, now() FROM users, LATERAL (VALUES ($1::bigint, users.id), (users.id, $1)) pair (a, b) WHERE name LIKE 'Partner %'`,
  `INSERT INTO conversations (kind, low_id, high_id, last_seq, rev, member_count, created_at, last_message_at, listed_at, changed_at)
   SELECT 'direct', least($1::bigint, id), greatest($1, id), size, size, 2, now(), said, said, said
   FROM (SELECT id, now() - row_number() OVER (ORDER BY id) * interval '1 minute' AS said,
           CASE row_number() OVER (ORDER BY id) WHEN 1 THEN ${messages} ELSE 1 END AS size FROM users WHERE name LIKE 'Partner %') partner`,
  `INSERT INTO conversation_members (conversation_id, user_id, other_id, listed_at)
   SELECT id, pair.a, pair.b, listed_at FROM conversations, LATERAL (VALUES (low_id, high_id), (high_id, low_id)) pair (a, b)`,
  `INSERT INTO messages (conversation_id, seq, rev, author_id, client_id, body, created_at)
   SELECT id, n, n, CASE n % 2 WHEN 0 THEN low_id ELSE high_id END, gen_random_uuid(), 'Word ' || n || ' about the lanterns',
     now() - (last_seq - n) * interval '1 second'
   FROM conversations, generate_series(1, last_seq) n`,
]

async function fill(client: pg.Client, viewerId: number): Promise<number> {
  for (const sql of statements) await client.query(sql, sql.includes('$1') ? [viewerId] : [])
  await client.query('VACUUM ANALYZE')
  const { rows } = await client.query<{ id: string }>('SELECT id FROM conversations ORDER BY last_seq DESC LIMIT 1')
  return Number(rows[0]?.id)
}

const rounded = (value: number) => Math.round(value * 10) / 10

export async function measureLists({ client, product, viewer }: Scene): Promise<void> {
  const id = await fill(client, viewer.id)
  const pages = {
    [`list of ${conversations} conversations`]: '/conversation',
    'how many are unread': '/conversation/unread',
    [`the end of ${messages.toLocaleString('en')} messages`]: `/conversation/${id}/message`,
    'a page in their middle': `/conversation/${id}/message?before=${messages / 2}`,
    'what is new since a while': `/conversation/${id}/change?after=${messages - 50}`,
    'a word that few have': `/conversation/${id}/search?keyword=word 77`,
    'a word in all conversations': '/message/search?keyword=word 77',
    'the same, deep in them': `/message/search?keyword=word 77&cursor=${deep}`,
    'conversations by a name that few have': '/conversation/named?keyword=partner 77',
    'conversations by a name that all have': '/conversation/named?keyword=partner',
  }
  const rows: Record<string, unknown>[] = []
  for (const [page, path] of Object.entries(pages)) {
    const of = { url: `${product.origin}/api/v1${path}`, headers: { authorization: `Bearer ${viewer.token}` } }
    const alone = await singleCalls(of, 200)
    const together = await load(of, connections, 4)
    rows.push({
      page,
      'alone, median ms': rounded(alone.median),
      'alone, p99': rounded(alone.p99),
      [`under ${target}`]: alone.p99 < target ? 'met' : 'MISSED',
      'median at 16': rounded(together.median),
      'p99 at 16': rounded(together.p99),
    })
  }
  console.table(rows)
}
