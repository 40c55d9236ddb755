import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { cancel } from '../../../../src/features/market/subscriptions/cancel.ts'
import { subscribe } from '../../../../src/features/market/subscriptions/subscribe.ts'
import { hearWord } from '../../../../src/features/money/payments/public.ts'
import { sendRefund } from '../../../../src/features/money/payments/refund.ts'
import type { AppContext } from '../../../../src/platform/app-context.ts'
import type { Viewer } from '../../../../src/platform/auth/viewer.ts'
import { startWorld } from '../../../harness/world.ts'
import { findWrongs } from '../../money/ledger/steps.ts'
import { plansOf } from './steps.ts'

const world = await startWorld()
const { app } = world
const plans = plansOf(world)

/** The program, which breaks off at the statement of that number. */
function breakingAt(nth: number): AppContext {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1
      if (count === nth) throw new Error('broken off')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { ...app, db: app.db.withPlugin(plugin) }
}

/** Everything that is written of payments. */
const everything = async () => {
  const tables = ['payments', 'gateway_events', 'refunds', 'receipts', 'ledger_entries', 'plan_periods'] as const
  return Promise.all(tables.map(table => app.db.selectFrom(table).selectAll().execute()))
}

/** Breaks the work off at each of its statements in turn, until it is done. @returns how many there were */
async function breakEverywhere(
  work: (app: AppContext) => Promise<unknown>,
  undone: () => Promise<void>,
): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    const done = await work(breakingAt(nth)).then(
      () => true,
      (error: Error) => {
        expect(error.message).toBe('broken off')
        return false
      },
    )
    if (done) return nth - 1
    await undone()
    expect(await findWrongs(app)).toEqual([])
  }
}

async function begun(plan: 'silver' | 'gold' = 'silver') {
  const { owner } = await plans.provider()
  const viewer = { id: owner.id, language: 'en' } as Viewer
  const { url, id, amount } = await plans.begin(owner, plan)
  const cents = Math.round(amount * 100)
  return {
    viewer,
    owner,
    url,
    id,
    event: { id: `paid-${id}`, order: plans.orderOf(url), outcome: 'paid' as const, amount: cents, currency: 'USD' },
  }
}

test('a payment that breaks off at any statement has not happened, and happens once when the gateway says it again', async () => {
  const { owner, event } = await begun()
  const before = await everything()
  const statements = await breakEverywhere(
    some => hearWord(some, event),
    async () => expect(await everything()).toEqual(before),
  )
  expect(statements).toBeGreaterThan(8)
  await hearWord(app, event)
  expect((await plans.read(owner)).periods).toHaveLength(1)
})

test('what cannot be delivered any more is booked and owed back, or nothing of it', async () => {
  const { owner, event } = await begun('gold')
  const second = await plans.begin(owner, 'silver')
  await hearWord(app, event)
  const before = await everything()
  const late = { ...event, id: 'late', order: plans.orderOf(second.url), amount: 5999 }
  await breakEverywhere(
    some => hearWord(some, late),
    async () => expect(await everything()).toEqual(before),
  )
  expect(await plans.check(owner, second.id)).toMatchObject({ status: 'refunded', refunded: 59.99 })
})

test('a cancellation that breaks off has not happened; a refund is sent once, wherever it breaks off', async () => {
  const { owner, viewer, event, url } = await begun()
  await hearWord(app, event)
  const { refund } = await plans.preview(owner)
  const before = await everything()
  await breakEverywhere(
    some => cancel(some, viewer, refund),
    async () => expect(await everything()).toEqual(before),
  )
  const { id: refund_id } = await app.db
    .selectFrom('refunds')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await breakEverywhere(
    some => sendRefund(some, { refund_id }),
    async () => undefined,
  )
  await sendRefund(app, { refund_id })
  expect(await plans.sentBack(url)).toEqual([Math.round(refund * 100)])
  expect(await findWrongs(app)).toEqual([])
})

test('beginning to pay that breaks off is gone on with by the same key', async () => {
  const { owner } = await plans.provider()
  const viewer = { id: owner.id, language: 'en' } as Viewer
  await breakEverywhere(
    some => subscribe(some, viewer, 'golden', 'press'),
    async () => undefined,
  )
  const { payment } = await subscribe(app, viewer, 'golden', 'press')
  const rows = await app.db.selectFrom('payments').select(['id', 'url']).where('user_id', '=', owner.id).execute()
  expect(rows).toEqual([{ id: payment.id, url: payment.url }])
})
