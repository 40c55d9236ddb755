import { elapsedDays } from '@celebrio/contract/market/boost-days'
import type { Boost, BoostDates, BoostSpan } from '@celebrio/contract/market/boosts'
import { amountOf } from '@celebrio/contract/platform/money'
import { canBoost, isOver, requireOwnDeal } from '#features/market/deals'
import type { AppContext } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { dayOf } from '#platform/clock.ts'
import { findBoosts, isTaken } from './queries/boosts.ts'
import { firstFreeDay, type Span, spanOf, startOf, stateOf, today } from './rules.ts'

/** All boosts are paid in it. */
export const boostCurrency = 'USD'

/** So many are shown. */
const max = 100

type Priced = Span & { day_price: number; amount: number }

const spanView = ({ starts_at, ends_at, days, day_price, amount }: Priced): BoostSpan => ({
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  days,
  per_day: amountOf(day_price, boostCurrency),
  amount: amountOf(amount, boostCurrency),
  currency: boostCurrency,
})

function boostView(row: Awaited<ReturnType<typeof findBoosts>>[number], now: Date, isLost: boolean): Boost {
  const state = stateOf(row, now, isLost)
  const left = state === 'planned' || state === 'running' ? row.days - elapsedDays(row, now) : 0
  return {
    ...spanView(row),
    id: row.id,
    state,
    paid_at: row.paid_at.toISOString(),
    refunded: amountOf(row.refunded, boostCurrency),
    refundable: amountOf(left * row.day_price, boostCurrency),
    results: { views: row.views, saves: row.saves, inquiries: row.inquiries },
  }
}

/** The last day on which a deal is to be had: that of the moment before its end. */
const lastDay = (validTill: Date): string => dayOf(new Date(validTill.getTime() - 1))

/** @throws AppError not_found for deals of others as well */
export async function readBoosts(app: AppContext, viewer: Viewer, dealId: number) {
  const deal = await requireOwnDeal(app.db, viewer, dealId)
  const now = app.clock.now()
  const rows = await findBoosts(app.db, dealId, max)
  const [first_day, last_day] = [dayOf(firstFreeDay(rows, now)), lastDay(deal.valid_till)]
  const isOpen = canBoost(viewer, deal, now) && first_day <= last_day
  return {
    boosts: rows.map(row => boostView(row, now, isOver(deal, now))),
    first_day: isOpen ? first_day : null,
    last_day: isOpen ? last_day : null,
    is_payable: app.gateway !== null,
  }
}

/**
 * What some days cost: the price of a day is that of the settings.
 * @throws AppError not_found for deals of others as well, deal_over, already_boosted, validation_failed
 */
export async function price(app: AppContext, viewer: Viewer, dealId: number, dates: BoostDates) {
  const deal = await requireOwnDeal(app.db, viewer, dealId)
  const now = app.clock.now()
  authorize(canBoost(viewer, deal, now), 'deal_over')
  const span = spanOf(dates)
  if (span.starts_at < today(now)) throw fieldError('start_date', 'in_the_past')
  if (startOf(dates.end_date) >= deal.valid_till) throw fieldError('end_date', 'too_far')
  if (await isTaken(app.db, dealId, span)) throw new AppError('already_boosted')
  const day_price = app.settings.boostDayPrice
  return { deal, span: { ...span, day_price, amount: span.days * day_price } }
}

export const readQuote = async (app: AppContext, viewer: Viewer, dealId: number, dates: BoostDates) => ({
  quote: spanView((await price(app, viewer, dealId, dates)).span),
})
