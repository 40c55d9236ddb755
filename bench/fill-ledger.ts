import type pg from 'pg'

export const sizes = { entries: process.argv.includes('--million') ? 1_000_000 : 5_000_000, batch: 100_000 }

/** Payments in three currencies for two purposes, each a transaction of two entries. */
const transactions = `INSERT INTO ledger_transactions (kind, reference_id, currency, at)
  SELECT 'payment', n, (ARRAY['USD', 'EUR', 'BRL'])[1 + n % 3], now() - n * interval '10 seconds'
  FROM generate_series($1::bigint, $2::bigint) n`

const entries = `INSERT INTO ledger_entries (transaction_id, currency, account, amount)
  SELECT id, currency, account, sign * (500 + reference_id % 9500)
  FROM ledger_transactions
  CROSS JOIN LATERAL (VALUES ('gateway:test', 1), ('income:' || (ARRAY['plan', 'boost'])[1 + reference_id % 2], -1)) AS sides (account, sign)
  WHERE reference_id BETWEEN $1 AND $2`

/** A ledger as years of payments leave it. The triggers that check each transaction at its end wait; those that keep the balances don't. */
export async function fillLedger(client: pg.Client): Promise<void> {
  await client.query('SET synchronous_commit = off')
  await client.query('ALTER TABLE ledger_transactions DISABLE TRIGGER ledger_transactions_balanced')
  await client.query('ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_balanced')
  for (let done = 0; done < sizes.entries / 2; done += sizes.batch) {
    const range = [done + 1, done + sizes.batch]
    await client.query(transactions, range)
    await client.query(entries, range)
  }
  await client.query('ALTER TABLE ledger_transactions ENABLE TRIGGER ledger_transactions_balanced')
  await client.query('ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_balanced')
  await client.query('SET synchronous_commit = on')
  await client.query('VACUUM (ANALYZE)')
}
