import { type PlanCode, planMonths } from '@celebrio/contract/market/subscriptions'
import type { UndeliveredReason } from '@celebrio/contract/money/payments'
import { findTerm, openStore, setPaidUntil } from '#features/market/stores'
import { type Paid, type Payable, startPayment } from '#features/money/payments'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { messages } from './messages.ts'
import { canSubscribe } from './policies.ts'
import { findNewestId, findOwner, insertPeriod } from './queries/periods.ts'
import { nextSpan, planCurrency, purpose, requireOwnId } from './read-subscription.ts'
import { revoke } from './revoke-plan.ts'

type Details = {
  plan: PlanCode
  /** What was paid for last when it was begun; those that were begun before this was noted have none. */
  follows?: number | null
}

/** @throws AppError not_found, plan_for_life, payments_unavailable */
export async function subscribe(app: AppContext, viewer: Viewer, plan: PlanCode, key: string | null) {
  const subject_id = await requireOwnId(app.db, viewer)
  const { listed_until } = await findTerm(app.db, subject_id)
  if (!canSubscribe(listed_until, app.clock.now())) throw new AppError('plan_for_life')
  const details: Details = { plan, follows: await findNewestId(app.db, subject_id) }
  const price = { purpose, subject_id, details, amount: app.settings.planPrices[plan], currency: planCurrency }
  return { message: 'Your plan waits to be paid', payment: await startPayment(app, viewer, price, key) }
}

/**
 * The time that is paid for goes on from what is there when the money comes. Of what is for life nobody needs more; and what was
 * begun before something else was paid for, as in another tab, is not wanted twice.
 */
async function deliver(app: AppContext, tx: Tx, paid: Paid): Promise<UndeliveredReason | null> {
  const provider_id = paid.subject_id
  const owner = await findOwner(tx, provider_id)
  if (owner === undefined || !(await openStore(app, tx, owner))) return 'unavailable'
  const { listed_until } = await findTerm(tx, provider_id)
  if (!canSubscribe(listed_until, app.clock.now())) return 'unavailable'
  const { plan, follows = await findNewestId(tx, provider_id) } = paid.details as Details
  const { starts_at, paid_until, ...months } = await nextSpan(app, tx, provider_id, planMonths[plan])
  const { payment_id, amount: price, currency } = paid
  const span = { starts_at, paid_until, ends_at: paid_until, ...months }
  const bought = {
    provider_id,
    plan,
    follows,
    payment_id,
    price,
    currency,
    paid_at: app.clock.now(),
    cancelled_at: null,
  }
  if (!(await insertPeriod(tx, { ...bought, ...span }))) return 'paid_already'
  await setPaidUntil(tx, provider_id, paid_until)
  return null
}

export const payable: Payable = {
  purpose,
  returnPath: () => '/service-subscription',
  choiceOf: details => ({ plan: (details as Details).plan }),
  describe: (details, language) => messages[language].plans[(details as Details).plan],
  deliver,
  revoke,
}
