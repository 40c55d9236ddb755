import { numbers, person, type Rows, time } from './rows.ts'

/** Everybody has paid, and disputes it; Ana as often as all of them together. */
export const moneyOf = (rows: Rows) => {
  const { ana } = rows
  return [
    `INSERT INTO payments (user_id, purpose, subject_id, details, amount, currency, status, gateway, gateway_order, url, created_at, paid_at)
     SELECT who, 'subscription', 1, '{"plan":"silver"}', 5999, 'USD', 'paid', 'test', who || '-' || n, '/', ${time()}, ${time()}
     FROM ${numbers(rows)} CROSS JOIN LATERAL (VALUES (${ana}::bigint), (${person('n')})) AS paying (who)`,
    `INSERT INTO receipts (number, user_id, payment_id, issued_to, amount, currency, issued_at)
     SELECT id, user_id, id, '{Somebody}', amount, currency, paid_at FROM payments
     WHERE NOT EXISTS (SELECT FROM receipts WHERE payment_id = payments.id)`,
    `INSERT INTO payment_disputes (gateway, dispute_id, payment_id, reason, status, opened_at)
     SELECT gateway, 'D-' || id, id, 'UNAUTHORISED', 'open', paid_at FROM payments ON CONFLICT DO NOTHING`,
    `WITH booked AS (INSERT INTO ledger_transactions (kind, reference_id, currency, at)
       SELECT 'payment', id, currency, paid_at FROM payments ON CONFLICT DO NOTHING RETURNING id)
     INSERT INTO ledger_entries (transaction_id, currency, account, amount)
     SELECT id, 'USD', account, amount
     FROM booked CROSS JOIN LATERAL (VALUES ('gateway:test', 5999), ('income:subscription', -5999)) AS sides (account, amount)`,
  ]
}
