import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findFaults } from '../../../../src/features/money/ledger/audit.ts'
import { post } from '../../../../src/features/money/ledger/public.ts'
import { inTransaction } from '../../../../src/platform/app-context.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { app } = world
const { db } = app

const posting = {
  kind: 'payment',
  reference_id: 1,
  currency: 'USD',
  amount: 500,
  debit: 'gateway:test',
  credit: 'income:test',
} as const
const book = (more: object = {}) => inTransaction(app, tx => post(app, tx, { ...posting, ...more }))
const balances = () => db.selectFrom('ledger_balances').selectAll().orderBy('account').orderBy('currency').execute()

test('what is booked balances, and is booked once', async () => {
  await book()
  await expect(book()).rejects.toThrow(/ledger_transactions_kind_reference_id/)
  await book({ reference_id: 2, currency: 'JPY', amount: 7 })
  expect(await balances()).toEqual([
    { account: 'gateway:test', currency: 'JPY', balance: 7 },
    { account: 'gateway:test', currency: 'USD', balance: 500 },
    { account: 'income:test', currency: 'JPY', balance: -7 },
    { account: 'income:test', currency: 'USD', balance: -500 },
  ])
  expect(await findFaults(app)).toEqual([])
})

const one = sql`INSERT INTO ledger_transactions (kind, reference_id, currency, at) VALUES ('payment', 99, 'USD', now()) RETURNING id`
const entry = (id: number, amount: number, currency = 'USD') =>
  sql`INSERT INTO ledger_entries (transaction_id, currency, account, amount) VALUES (${id}, ${currency}, 'income:test', ${amount})`

test.for([
  ['without entries', []],
  ['with a single entry', [[1]]],
  ['that does not come to 0', [[5], [-4]]],
  ['in two currencies', [[5], [-5, 'JPY']]],
  ['with an entry of nothing', [[0], [0]]],
] as [string, [number, string?][]][])('the database refuses a transaction %s', async ([, entries]) => {
  const before = await balances()
  const write = db.transaction().execute(async tx => {
    const { rows } = await one.execute(tx)
    const { id } = rows[0] as { id: number }
    for (const [amount, currency] of entries) await entry(id, amount, currency).execute(tx)
  })
  await expect(write).rejects.toThrow(/balance|ledger_entries/)
  expect(await balances()).toEqual(before)
})

test('nothing can be added to a transaction that would not balance, and nothing is changed or removed', async () => {
  const { id } = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await expect(entry(id, 3).execute(db)).rejects.toThrow(/does not balance/)
  for (const table of ['ledger_entries', 'ledger_transactions'])
    for (const statement of [
      `UPDATE ${table} SET currency = 'EUR'`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(/only added to/)
  expect(await findFaults(app)).toEqual([])
})

test('what does not come out is found', async () => {
  await sql`UPDATE ledger_balances SET balance = balance + 1 WHERE account = 'income:test' AND currency = 'USD'`.execute(
    db,
  )
  expect(await findFaults(app)).toEqual(['The balances are not those of the entries.'])
  await sql`UPDATE ledger_balances SET balance = balance - 1 WHERE account = 'income:test' AND currency = 'USD'`.execute(
    db,
  )
})
