import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasureOf } from '../../../harness/erasure.ts'
import { startWorld } from '../../../harness/world.ts'
import { plansOf } from '../../market/subscriptions/steps.ts'

const world = await startWorld()
const { app } = world
const plans = plansOf(world)
const { provider, preview, sentBack } = plans
const { leave, erase, tablesWith } = erasureOf(world)

const money = /^(payment|receipt|refund|gateway|test_gateway|ledger|plan_)/
const owners = async (table: 'payments' | 'receipts') => app.db.selectFrom(table).select('user_id').execute()

test('who leaves gets back what is left of a plan; of what was paid only receipts know by whom', async () => {
  const { owner } = await provider({ more: { company_name: 'Quillonia Kitchen' } })
  const { url } = await plans.buy(owner, 'golden')
  const { refund } = await preview(owner)
  await leave(owner)
  expect(refund).toBeGreaterThan(0)
  expect(await sentBack(url)).toEqual([Math.round(refund * 100)])
  const before = await sql`SELECT number, issued_to, amount FROM receipts ORDER BY number`.execute(app.db)
  await erase()

  expect(await tablesWith('Quillonia', money)).toEqual(['receipts'])
  const after = await sql`SELECT number, issued_to, amount FROM receipts ORDER BY number`.execute(app.db)
  expect(after.rows).toEqual(before.rows)
  for (const table of ['payments', 'receipts'] as const)
    expect((await owners(table)).map(one => one.user_id).filter(id => id !== null)).toEqual([])
  expect(await app.db.selectFrom('payment_requests').select('key').execute()).toEqual([])
})

test('who has no plan leaves as well', async () => {
  const { owner } = await provider()
  await leave(owner)
  await erase()
  expect(await sql`SELECT FROM users WHERE id = ${owner.id} AND name = '–'`.execute(app.db)).toHaveProperty(
    'rows.length',
    1,
  )
})
