import { elapsedDays } from '@celebrio/contract/market/boost-days'
import { lockDeal } from '#features/market/deals'
import { type Paid, refundPayment } from '#features/money/payments'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { tellEnd } from './notices.ts'
import { closeBoost, findLost, findOver, isGone, lockOpen, type OpenBoost } from './queries/boosts.ts'
import { updateBoostedTimes } from './update-boosted-times.ts'

/** Deals of one round. */
const max = 100

/** Ends a boost at a moment. @returns how many days were served, and what the others come to */
async function end(app: AppContext, tx: Tx, boost: OpenBoost, moment: Date) {
  const { id, days, day_price } = boost
  const served = elapsedDays(boost, moment)
  const refunded = (days - served) * day_price
  const status = served === days ? 'served' : 'stopped'
  await closeBoost(tx, id, { status, closed_at: app.clock.now(), days_served: served, refunded })
  return { served, refunded }
}

/** Ends a boost at a moment; the days that have not begun by then are refunded. @returns how many were served */
async function stop(app: AppContext, tx: Tx, boost: OpenBoost, moment: Date): Promise<number> {
  const { payment_id, currency } = boost
  const { served, refunded } = await end(app, tx, boost, moment)
  if (refunded > 0) await refundPayment(app, tx, { id: payment_id, purpose: 'boost', currency }, refunded)
  return served
}

/** The money for a boost has gone back: the days of it that have not begun are not served. */
export async function revoke(app: AppContext, tx: Tx, { payment_id, subject_id }: Paid): Promise<void> {
  const deal = await lockDeal(tx, subject_id)
  const lost = (await lockOpen(tx, subject_id)).find(boost => boost.payment_id === payment_id)
  if (!lost) return
  await end(app, tx, lost, app.clock.now())
  if (deal) await updateBoostedTimes(tx, subject_id)
}

/**
 * Closes what is over of the boosts of a deal: all of them, where it is no longer to be had since a moment.
 * @returns who was told what the last one brought
 */
const closeAll = (app: AppContext, dealId: number, since: Date): Promise<number | null> =>
  inTransaction(app, async tx => {
    const now = app.clock.now()
    const deal = await lockDeal(tx, dealId)
    const isLost = await isGone(tx, dealId, now)
    const over = (await lockOpen(tx, dealId)).filter(boost => isLost || boost.ends_at <= now)
    let told: number | null = null
    for (const boost of over) if ((await stop(app, tx, boost, isLost ? since : now)) > 0) told = boost.id
    if (!deal) return null
    await updateBoostedTimes(tx, dealId)
    if (told !== null) await tellEnd(app, tx, deal, told)
    return told === null ? null : deal.user_id
  })

async function close(app: AppContext, dealId: number, since: Date): Promise<void> {
  const told = await closeAll(app, dealId, since)
  if (told !== null) app.realtime.push([told], 'notifications')
}

/** A deal that has been offered again meanwhile keeps its boosts. */
export const stopBoosts = (app: AppContext, { deal_id, since }: { deal_id: number; since: string }): Promise<void> =>
  close(app, deal_id, new Date(since))

/** Closes boosts that are over. Lists ask the clock themselves: this has the indexes let go of them. */
export async function closeOver(app: AppContext): Promise<void> {
  let deals: number[]
  do {
    deals = await findOver(app.db, app.clock.now(), max)
    for (const id of deals) await close(app, id, app.clock.now())
  } while (deals.length === max)
}

/** Looks for deals that went without a word, as with the account of their seller. */
export async function closeLost(app: AppContext): Promise<void> {
  let deals: number[]
  let after = 0
  do {
    deals = await findLost(app.db, app.clock.now(), after, max)
    for (const id of deals) await close(app, id, app.clock.now())
    after = deals.at(-1) ?? 0
  } while (deals.length === max)
}
