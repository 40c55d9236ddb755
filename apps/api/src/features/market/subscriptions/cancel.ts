import type { Cancellation } from '@celebrio/contract/market/subscriptions'
import { amountOf } from '@celebrio/contract/platform/money'
import { openStore, setPaidUntil } from '#features/market/stores'
import { refundPayment } from '#features/money/payments'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { canCancel } from './policies.ts'
import { findFreeMonths, moveFreeMonths } from './queries/free-months.ts'
import { endPeriod, findOwnId, findPeriods } from './queries/periods.ts'
import { planCurrency, purpose, readOwn, requireOwnId } from './read-subscription.ts'
import { cancellationOf, movedTo } from './rules.ts'

/** What cancelling would do, period by period. @throws AppError no_plan */
async function plan(app: AppContext, db: Db, providerId: number) {
  const { clock, settings } = app
  const now = clock.now()
  const periods = await findPeriods(db, providerId, now)
  if (!canCancel(periods)) throw new AppError('no_plan')
  const calendar = { timezone: settings.businessTimezone, holidays: settings.holidays }
  const running = periods.filter(period => period.cancelled_at === null)
  const payments = new Map(running.map(({ id, payment_id }) => [id, payment_id]))
  const { percent, lines } = cancellationOf(running, now, calendar)
  const stays_until = lines[0]?.stays_until ?? now
  const given = movedTo(stays_until, await findFreeMonths(db, providerId, stays_until))
  const listed_until = given.at(-1)?.ends_at ?? stays_until
  const paid = lines.map(line => ({ ...line, payment_id: payments.get(line.id) ?? 0 }))
  return { percent, lines: paid, given, listed_until }
}

type Planned = Awaited<ReturnType<typeof plan>>

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** In cents. */
const refundOf = ({ lines }: Planned): number => sumOf(lines.map(({ unused, fee }) => unused - fee))

const dollars = (cents: number): number => amountOf(cents, planCurrency)

function viewOf(planned: Planned): Cancellation {
  const { percent, lines, listed_until } = planned
  return {
    stays_until: listed_until.toISOString(),
    currency: planCurrency,
    lines: lines.map(({ plan, paid_at, price, business_days, business_days_left, holidays, unused }) => ({
      plan,
      paid_at: paid_at.toISOString(),
      price: dollars(price),
      business_days,
      business_days_left,
      holidays,
      unused: dollars(unused),
    })),
    unused: dollars(sumOf(lines.map(line => line.unused))),
    fee_percent: percent,
    fee: dollars(sumOf(lines.map(line => line.fee))),
    refund: dollars(refundOf(planned)),
  }
}

/** @throws AppError not_found, no_plan */
export const previewCancellation = async (app: AppContext, viewer: Viewer) => ({
  cancellation: viewOf(await plan(app, app.db, await requireOwnId(app.db, viewer))),
})

async function carryOut(app: AppContext, tx: Tx, providerId: number, planned: Planned): Promise<void> {
  const now = app.clock.now()
  for (const { id, payment_id, stays_until, unused, fee } of planned.lines) {
    await endPeriod(tx, id, stays_until, now)
    const payment = { id: payment_id, purpose, currency: planCurrency }
    if (unused > fee) await refundPayment(app, tx, payment, unused - fee)
  }
  // What was given is not lost with what was paid: it follows sooner.
  for (const { id, starts_at, ends_at } of planned.given) await moveFreeMonths(tx, id, { starts_at, ends_at })
  await setPaidUntil(tx, providerId, planned.listed_until)
}

/** Cancels the plan of somebody who deletes their account, if they have one, as they could have by themselves. */
export const cancelWithAccount = (app: AppContext, { id }: Pick<Viewer, 'id'>): Promise<void> =>
  inTransaction(app, async tx => {
    const providerId = await findOwnId(tx, id)
    if (providerId === undefined || !canCancel(await findPeriods(tx, providerId, app.clock.now()))) return
    await openStore(app, tx, id)
    await carryOut(app, tx, providerId, await plan(app, tx, providerId))
  })

/**
 * Cancels all that is paid for and not used up.
 * @param seen the refund that was shown, in dollars
 * @throws AppError not_found, no_plan, refund_changed
 */
export const cancel = (app: AppContext, viewer: Viewer, seen: number) =>
  inTransaction(app, async tx => {
    const store = await openStore(app, tx, viewer.id)
    if (!store) throw new AppError('not_found')
    const planned = await plan(app, tx, store.provider_id)
    if (amountOf(refundOf(planned), planCurrency) !== seen) throw new AppError('refund_changed')
    await carryOut(app, tx, store.provider_id, planned)
    return { message: 'Your plan has been cancelled', subscription: await readOwn(app, tx, store.provider_id) }
  })
