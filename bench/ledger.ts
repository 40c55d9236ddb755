// The ledger: what do its sums and its bookings cost when it has 5,000,000 entries?
import pg from 'pg'
import { fillLedger, sizes } from './fill-ledger.ts'
import { type Latency, summarize } from './load.ts'
import { describeMachine } from './machine.ts'
import { onScratchProduct, type Scene } from './scratch-product.ts'

type Ask = (client: pg.ClientBase, turn: number) => Promise<unknown>

const connections = 16
const turns = 300

/** Numbers of transactions that the fill has not used. */
let reference = sizes.entries

const limit: Ask = client => client.query({ name: 'limit', text: 'SELECT 1' })

const balances: Ask = client =>
  client.query({ name: 'balances', text: 'SELECT * FROM ledger_balances ORDER BY account, currency' })

const ofAccount: Ask = client =>
  client.query({
    name: 'account',
    text: `SELECT * FROM ledger_entries WHERE account = 'income:plan' AND currency = 'EUR' ORDER BY id DESC LIMIT 20`,
  })

/** Some rows of no meaning, kept as safely: what the disk allows. */
const kept: Ask = async client => {
  await client.query('BEGIN')
  await client.query({ name: 'kept', text: 'INSERT INTO bare SELECT 1 FROM generate_series(1, 3)' })
  await client.query('COMMIT')
}

/** As the product books a payment: a transaction, its two entries, and the check at the end. */
const booking: Ask = async client => {
  await client.query('BEGIN')
  const { rows } = await client.query({
    name: 'transaction',
    text: `INSERT INTO ledger_transactions (kind, reference_id, currency, at) VALUES ('payment', $1, 'EUR', now()) RETURNING id`,
    values: [++reference],
  })
  await client.query({
    name: 'entries',
    text: `INSERT INTO ledger_entries (transaction_id, currency, account, amount)
      VALUES ($1, 'EUR', 'gateway:test', 700), ($1, 'EUR', 'income:boost', -700)`,
    values: [rows[0].id],
  })
  await client.query('COMMIT')
}

async function timed(ask: Ask, client: pg.ClientBase, count: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const begin = performance.now()
    await ask(client, turn)
    times.push(performance.now() - begin)
  }
  return times
}

async function together(ask: Ask, databaseUrl: string): Promise<Latency & { rate: number }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const begin = performance.now()
  const times = await Promise.all(clients.map(client => timed(ask, client, turns)))
  const rate = (turns * connections * 1000) / (performance.now() - begin)
  for (const client of clients) client.release()
  await pool.end()
  return { ...summarize(times.flat()), rate }
}

const figure = (value: number) => value.toFixed(value < 10 ? 1 : 0)

async function measureLedger({ client, databaseUrl }: Scene): Promise<void> {
  const begin = performance.now()
  await fillLedger(client)
  console.log(
    `${sizes.entries.toLocaleString('en')} entries, filled in ${Math.round((performance.now() - begin) / 1000)} s`,
  )
  await client.query('CREATE TABLE bare (n integer)')
  for (const [name, ask] of Object.entries({
    'the limit: SELECT 1': limit,
    balances,
    'entries of an account': ofAccount,
    'the limit: 3 rows kept': kept,
    booking,
  })) {
    const alone = summarize(await timed(ask, client, turns))
    const { median, p99, rate } = await together(ask, databaseUrl)
    console.log(
      `${name}: alone ${figure(alone.median)} ms (p99 ${figure(alone.p99)}), ${connections} at a time ${figure(median)} ms (p99 ${figure(p99)}), ${Math.round(rate)} a second`,
    )
  }
  const [sum = 0] = await timed(
    one => one.query('SELECT account, currency, sum(amount) FROM ledger_entries GROUP BY account, currency'),
    client,
    1,
  )
  console.log(`all entries added up, as the audit of each night does: ${Math.round(sum)} ms`)
  const { rows } = await client.query(`SELECT count(*)::integer AS wrong FROM ledger_balances FULL JOIN
    (SELECT account, currency, sum(amount) AS balance FROM ledger_entries GROUP BY 1, 2) sums USING (account, currency)
    WHERE ledger_balances.balance IS DISTINCT FROM sums.balance`)
  console.log(rows[0].wrong === 0 ? 'The balances are those of the entries.' : `WRONG: ${rows[0].wrong} balances`)
}

console.log(describeMachine())
await onScratchProduct(measureLedger)
