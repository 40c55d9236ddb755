import {
  type Plan,
  type PlanCode,
  planCodes,
  planMonths,
  type Subscription,
} from '@celebrio/contract/market/subscriptions'
import { amountOf } from '@celebrio/contract/platform/money'
import { findTerm } from '#features/market/stores'
import { findPendingPayment } from '#features/money/payments'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { canCancel, canSubscribe } from './policies.ts'
import { findLast, findOwnId, findPeriods, type Period } from './queries/periods.ts'
import { type Span, spanOf } from './rules.ts'

/** What payments for plans are for. */
export const purpose = 'subscription'

/** All plans are paid in it. */
export const planCurrency = 'USD'

/** The company of the viewer. @throws AppError not_found for who has none */
export async function requireOwnId(db: Db, viewer: Viewer): Promise<number> {
  const id = await findOwnId(db, viewer.id)
  if (id === undefined) throw new AppError('not_found')
  return id
}

type Term = Awaited<ReturnType<typeof findTerm>>

const stateOf = ({ trial_ends_at, listed_until }: Term, now: Date): Subscription['state'] =>
  listed_until <= now ? 'resting' : trial_ends_at > now ? 'trial' : 'plan'

const viewOf = (term: Term, periods: readonly Period[], now: Date): Subscription => ({
  state: stateOf(term, now),
  trial_starts_at: term.created_at.toISOString(),
  trial_ends_at: term.trial_ends_at.toISOString(),
  ends_at: term.listed_until.toISOString(),
  periods: periods.map(({ plan, starts_at, ends_at }) => ({
    plan,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
  })),
  cancelled_at: periods.at(-1)?.cancelled_at?.toISOString() ?? null,
  can: { subscribe: canSubscribe(term.listed_until, now), cancel: canCancel(periods) },
})

export async function readOwn(app: AppContext, db: Db, providerId: number): Promise<Subscription> {
  const now = app.clock.now()
  return viewOf(await findTerm(db, providerId), await findPeriods(db, providerId, now), now)
}

/** The time that so many months would be, if they came now. */
export async function nextSpan(app: AppContext, db: Db, providerId: number, months: number): Promise<Span> {
  const { created_at, trial_ends_at, listed_until } = await findTerm(db, providerId)
  const inTrial = trial_ends_at.getTime() === listed_until.getTime()
  const last = inTrial ? { anchor: created_at, anchor_months: 1 } : ((await findLast(db, providerId)) ?? null)
  return spanOf(months, { now: app.clock.now(), ends: listed_until, last })
}

async function planView(app: AppContext, providerId: number, code: PlanCode): Promise<Plan> {
  const { starts_at, paid_until } = await nextSpan(app, app.db, providerId, planMonths[code])
  return {
    code,
    months: planMonths[code],
    price: amountOf(app.settings.planPrices[code], planCurrency),
    currency: planCurrency,
    starts_at: starts_at.toISOString(),
    ends_at: paid_until.toISOString(),
  }
}

/** @throws AppError not_found */
export async function readSubscription(app: AppContext, viewer: Viewer) {
  const id = await requireOwnId(app.db, viewer)
  const plans: Plan[] = []
  for (const code of planCodes) plans.push(await planView(app, id, code))
  const pending = await findPendingPayment(app, viewer, { purpose, subject_id: id })
  return { subscription: await readOwn(app, app.db, id), plans, is_payable: app.gateway !== null, pending }
}
