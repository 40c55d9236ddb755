import { expect, test } from 'vitest'
import { post } from '../../../../src/features/money/ledger/public.ts'
import { inTransaction } from '../../../../src/platform/app-context.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { app, call } = world

const book = (kind: 'payment' | 'refund_owed', reference_id: number, amount: number, currency: string) =>
  inTransaction(app, tx =>
    post(app, tx, { kind, reference_id, amount, currency, debit: 'gateway:test', credit: 'income:reading' }),
  )

test('an administrator reads balances in whole units of their currency, and what was booked, the newest first', async () => {
  const admin = await staffOf(world, (await world.people()).ana, 'administrator')
  await book('payment', 71, 5999, 'USD')
  await book('refund_owed', 72, 100, 'USD')
  await book('payment', 73, 800, 'JPY')
  const { balances } = (await call('GET', '/staff/ledger', { as: admin })).body
  expect(balances.filter(one => one.account === 'income:reading')).toEqual([
    { account: 'income:reading', currency: 'JPY', balance: -800 },
    { account: 'income:reading', currency: 'USD', balance: -60.99 },
  ])
  const entries = '/staff/ledger/entry?account=income:reading&currency=USD&per_page=1'
  const { body } = await call('GET', entries, { as: admin })
  expect(body.entries).toMatchObject([{ kind: 'refund_owed', reference_id: 72, amount: -1 }])
  const rest = await call('GET', `${entries}&cursor=${body.nextCursor}`, { as: admin })
  expect(rest.body.entries).toMatchObject([{ kind: 'payment', reference_id: 71, amount: -59.99 }])
  expect(rest.body.hasMorePages).toBe(false)
})
