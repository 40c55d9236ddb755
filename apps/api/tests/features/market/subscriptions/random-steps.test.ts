import { planCodes } from '@celebrio/contract/market/subscriptions'
import { expect, test } from 'vitest'
import { cancel, previewCancellation } from '../../../../src/features/market/subscriptions/cancel.ts'
import { subscribe } from '../../../../src/features/market/subscriptions/subscribe.ts'
import { checkPayment } from '../../../../src/features/money/payments/ask-gateway.ts'
import { hearWord } from '../../../../src/features/money/payments/public.ts'
import { sendRefund } from '../../../../src/features/money/payments/refund.ts'
import { AppError } from '../../../../src/platform/app-error.ts'
import type { Viewer } from '../../../../src/platform/auth/viewer.ts'
import type { GatewayEvent } from '../../../../src/platform/payments/gateway.ts'
import { startWorld } from '../../../harness/world.ts'
import { findWrongs } from '../../money/ledger/steps.ts'
import { plansOf } from './steps.ts'

/** Each takes the embedded database twice as long. `MONEY_STEPS=100000 MONEY_SEED=7` goes further, or another way. */
const steps = Number(process.env.MONEY_STEPS ?? (process.env.DATABASE_URL ? 10_000 : 2000))
const world = await startWorld()
const { app, clock } = world
const plans = plansOf(world)

/** Mulberry32: the same numbers each time, from 0 up to 1. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = randomFrom(Number(process.env.MONEY_SEED ?? 1))
const oneOf = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T
const outcomes = ['paid', 'paid', 'declined', 'abandoned'] as const

/** Payments that were begun, and the refunds that are owed so far. */
const begun: { viewer: Viewer; id: number; order: string; cents: number }[] = []
const told: GatewayEvent[] = []

async function begin(viewer: Viewer): Promise<void> {
  const key = random() < 0.1 ? `key-${Math.floor(random() * 50)}` : null
  const { payment } = await subscribe(app, viewer, oneOf(planCodes.slice(0, random() < 0.02 ? 3 : 2)), key)
  if (payment.url === null) return
  begun.push({ viewer, id: payment.id, order: plans.orderOf(payment.url), cents: Math.round(payment.amount * 100) })
}

async function tell(): Promise<void> {
  const { order, cents } = oneOf(begun)
  const event = { id: `event-${told.length}`, order, outcome: oneOf(outcomes), amount: cents, currency: 'USD' }
  told.push(event)
  await hearWord(app, event)
}

async function tellNonsense(): Promise<void> {
  const event = { ...oneOf(told), id: `nonsense-${random()}` }
  await hearWord(
    app,
    oneOf([
      { ...event, amount: event.amount + 1 },
      { ...event, currency: 'JPY' },
      { ...event, order: '0' },
    ]),
  )
}

async function ask(): Promise<void> {
  const { viewer, id } = oneOf(begun)
  await checkPayment(app, viewer, id)
}

async function giveUp(viewer: Viewer): Promise<void> {
  const { cancellation } = await previewCancellation(app, viewer)
  await cancel(app, viewer, random() < 0.8 ? cancellation.refund : cancellation.refund + 0.01)
}

async function payBack(): Promise<void> {
  const owed = await app.db.selectFrom('refunds').select('id').orderBy('id', 'desc').limit(3).execute()
  if (owed.length > 0) await sendRefund(app, { refund_id: oneOf(owed).id })
}

const kinds: readonly ((viewer: Viewer) => Promise<void>)[] = [
  begin,
  begin,
  begin,
  tell,
  tell,
  tell,
  tell,
  () => hearWord(app, oneOf(told)),
  tellNonsense,
  ask,
  giveUp,
  payBack,
  payBack,
  async () => clock.forward({ hours: Math.floor(random() * 200) }),
]

/** What is refused is refused; nothing else may go wrong. */
async function step(viewers: readonly Viewer[]): Promise<void> {
  try {
    await oneOf(kinds)(oneOf(viewers))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

test(`the books come out after ${steps} random steps`, async () => {
  const viewers: Viewer[] = []
  for (let count = 0; count < 12; count += 1) {
    const { owner } = await plans.provider()
    viewers.push({ id: owner.id, language: 'en' } as Viewer)
  }
  await begin(viewers[0] as Viewer)
  await tell()
  for (let count = 0; count < steps; count += 1) {
    await step(viewers)
    if (count % 2500 === 0) expect(await findWrongs(app)).toEqual([])
  }
  expect(await findWrongs(app)).toEqual([])
  const { balances } = { balances: await app.db.selectFrom('ledger_balances').selectAll().execute() }
  expect(balances.map(one => one.account).toSorted()).toEqual(['gateway:test', 'income:subscription', 'owed:refunds'])
}, 300_000)
