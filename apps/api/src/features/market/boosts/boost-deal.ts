import type { BoostDates } from '@celebrio/contract/market/boosts'
import type { UndeliveredReason } from '@celebrio/contract/money/payments'
import { isOver, lockDeal } from '#features/market/deals'
import { type Paid, type Payable, startPayment } from '#features/money/payments'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { nobodysName } from '#platform/nobodys-name.ts'
import { messages } from './messages.ts'
import { insertBoost } from './queries/boosts.ts'
import { boostCurrency, price } from './read-boosts.ts'
import { dayText, lastDayOf, spanPaid, startOf } from './rules.ts'
import { revoke } from './stop-boosts.ts'
import { updateBoostedTimes } from './update-boosted-times.ts'

const purpose = 'boost'

/** What is bought, as it was then: the price of a day may be another when it is paid. */
type Details = { title?: string; first_day: string; days: number; day_price: number }

/**
 * @throws AppError not_found for deals of others as well, deal_over, already_boosted, validation_failed,
 * payments_unavailable
 */
export async function boostDeal(
  app: AppContext,
  viewer: Viewer,
  { dealId, dates, key }: { dealId: number; dates: BoostDates; key: string | null },
) {
  const { deal, span } = await price(app, viewer, dealId, dates)
  const { days, day_price, amount } = span
  const details: Details = { title: deal.title, first_day: dates.start_date, days, day_price }
  const wanted = { purpose, subject_id: dealId, details, amount, currency: boostCurrency }
  return { message: 'Your boost waits to be paid', payment: await startPayment(app, viewer, wanted, key) }
}

/**
 * What is paid late is served as a whole, from today on. It cannot be where the deal is over or somebody else's, or where
 * some of the days are paid for already.
 */
async function deliver(app: AppContext, tx: Tx, paid: Paid): Promise<UndeliveredReason | null> {
  const { payment_id, subject_id, user_id, details, amount, currency } = paid
  const now = app.clock.now()
  const deal = await lockDeal(tx, subject_id)
  if (!deal || deal.user_id !== user_id || isOver(deal, now)) return 'unavailable'
  const { first_day, days, day_price } = details as Details
  const span = spanPaid({ starts_at: startOf(first_day), days }, now)
  if (span.starts_at >= deal.valid_till) return 'unavailable'
  const sums = { day_price, amount, currency }
  if (!(await insertBoost(tx, { deal_id: deal.id, payment_id, ...span, ...sums, paid_at: now }))) return 'paid_already'
  await updateBoostedTimes(tx, deal.id)
  return null
}

export const payable: Payable = {
  purpose,
  personal: ['title'],
  returnPath: dealId => `/deals/${dealId}`,
  describe: (details, language) => {
    const { title = nobodysName, days, first_day } = details as Details
    return messages[language].boostOf({ title, days, from: dayText(language, startOf(first_day)) })
  },
  choiceOf: details => {
    const { first_day, days } = details as Details
    return { start_date: first_day, end_date: lastDayOf(first_day, days) }
  },
  deliver,
  revoke,
}
