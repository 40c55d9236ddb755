import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signBody } from '../../../../src/platform/payments/signature.ts'
import { signatureHeader } from '../../../../src/platform/payments/test-gateway.ts'
import { startWorld } from '../../../harness/world.ts'
import { plansOf } from '../../market/subscriptions/steps.ts'
import { booksOf } from './steps.ts'

const world = await startWorld()
const { db } = world.app
const plans = plansOf(world)
const books = booksOf(world)

async function begun() {
  const { owner } = await plans.provider()
  const payment = await plans.begin(owner)
  return { owner, id: payment.id, order: plans.orderOf(payment.url) }
}

const statusOf = async (id: number) =>
  (await db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** Everything that an event could change. */
const everything = async () => ({
  payments: await db.selectFrom('payments').selectAll().orderBy('id').execute(),
  books: await books.balances(),
  receipts: await books.numbers(),
  periods: await db.selectFrom('plan_periods').selectAll().orderBy('id').execute(),
  refunds: await db.selectFrom('refunds').selectAll().orderBy('id').execute(),
})

test('an event that comes twice, or ten times at once, is one', async () => {
  const { id, order, owner } = await begun()
  const event = { id: 'event-twice', order }
  const answers = await Promise.all(Array.from({ length: 10 }, () => plans.tell(event)))
  expect(new Set(answers)).toEqual(new Set([200]))
  const before = await everything()
  expect(await plans.tell(event)).toBe(200)
  expect(await plans.tell({ ...event, id: 'another-word-for-it' })).toBe(200)
  expect(await everything()).toEqual(before)
  expect(await statusOf(id)).toBe('paid')
  expect((await plans.read(owner)).periods).toHaveLength(1)
})

test('words out of order take nothing back, and money that comes late counts', async () => {
  const paid = await begun()
  await plans.tell({ order: paid.order })
  for (const outcome of ['declined', 'abandoned']) expect(await plans.tell({ order: paid.order, outcome })).toBe(200)
  expect(await statusOf(paid.id)).toBe('paid')

  const late = await begun()
  await plans.tell({ order: late.order, outcome: 'abandoned' })
  await plans.tell({ order: late.order, outcome: 'declined' })
  expect(await statusOf(late.id)).toBe('abandoned')
  world.clock.forward({ days: 3 })
  await plans.tell({ order: late.order })
  expect(await statusOf(late.id)).toBe('paid')
  expect((await plans.read(late.owner)).periods).toHaveLength(1)
})

test('an event that is forged, or signed long ago, changes nothing', async () => {
  const { order } = await begun()
  const body = JSON.stringify({ id: 'forged', order, outcome: 'paid', amount: 5999, currency: 'USD' })
  const before = await everything()
  const now = world.clock.now()
  const forged = [
    {},
    { [signatureHeader]: '' },
    { [signatureHeader]: 't=1,v1=' },
    { [signatureHeader]: `t=${Math.floor(now.getTime() / 1000)},v1=${'0'.repeat(64)}` },
    { [signatureHeader]: signBody(randomBytes(32), body, now) },
  ]
  for (const headers of forged) expect(await plans.post(body, headers as Record<string, string>)).toBe(401)
  expect(await plans.tell({ order }, { at: new Date(now.getTime() - 6 * 60_000) })).toBe(401)
  expect(await plans.tell({ order }, { at: new Date(now.getTime() + 6 * 60_000) })).toBe(401)
  expect(await plans.tell({ order, outcome: 'refunded' })).toBe(401)
  expect(await everything()).toEqual(before)
})

test('the signature is of the body as it came', async () => {
  const { order } = await begun()
  const event = { id: 'changed', order, outcome: 'declined', amount: 5999, currency: 'USD' }
  const secret = (
    await db.selectFrom('secrets').select('value').where('name', '=', 'test_gateway').executeTakeFirstOrThrow()
  ).value
  const signature = signBody(secret, JSON.stringify(event), world.clock.now())
  const before = await everything()
  const body = JSON.stringify({ ...event, outcome: 'paid' })
  expect(await plans.post(body, { [signatureHeader]: signature })).toBe(401)
  expect(await everything()).toEqual(before)
})

test('an event with another sum, another currency, or of an order that is nobody’s changes nothing', async () => {
  const { order } = await begun()
  const before = await everything()
  for (const other of [{ amount: 1 }, { amount: 6000 }, { amount: 599_900 }, { currency: 'JPY' }])
    expect(await plans.tell({ order, ...other })).toBe(409)
  expect(await plans.tell({ order: 'f'.repeat(32) })).toBe(404)
  expect(await everything()).toEqual(before)
})

test('an event is about the payment of its order alone, whoever else pays the same', async () => {
  const [one, other] = [await begun(), await begun()]
  await plans.tell({ order: one.order, id: 'theirs' })
  expect(await statusOf(other.id)).toBe('created')
  // The same word for another order is not heard: it was said of the first one.
  await plans.tell({ order: other.order, id: 'theirs' })
  expect(await statusOf(other.id)).toBe('created')
})

test('an event that cannot be made true as a whole is not made true at all, and may come again', async () => {
  const { id, order, owner } = await begun()
  await sql`ALTER TABLE plan_periods ADD CONSTRAINT never CHECK (id < 0) NOT VALID`.execute(db)
  const before = await everything()
  expect(await plans.tell({ order, id: 'again' })).toBe(500)
  expect(await everything()).toEqual(before)
  await sql`ALTER TABLE plan_periods DROP CONSTRAINT never`.execute(db)
  expect(await plans.tell({ order, id: 'again' })).toBe(200)
  expect(await statusOf(id)).toBe('paid')
  expect((await plans.read(owner)).periods).toHaveLength(1)
})
