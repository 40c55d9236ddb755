import { openStore, setPaidUntil } from '#features/market/stores'
import type { Paid } from '#features/money/payments'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { findFreeMonths, moveFreeMonths } from './queries/free-months.ts'
import { endPeriod, findOwner, findPeriods } from './queries/periods.ts'
import { movedTo } from './rules.ts'

/**
 * The money for a plan has gone back: what is left of it ends now, and what was given follows sooner. What else is paid for
 * stays where it is.
 */
export async function revoke(app: AppContext, tx: Tx, { payment_id, subject_id: provider_id }: Paid): Promise<void> {
  const owner = await findOwner(tx, provider_id)
  if (owner === undefined || !(await openStore(app, tx, owner))) return
  const now = app.clock.now()
  const periods = await findPeriods(tx, provider_id, now)
  const lost = periods.find(period => period.payment_id === payment_id)
  if (!lost) return
  const ends_at = lost.starts_at > now ? lost.starts_at : now
  await endPeriod(tx, lost.id, ends_at, lost.cancelled_at ?? now)
  if (periods.at(-1) !== lost) return
  const given = movedTo(ends_at, await findFreeMonths(tx, provider_id, ends_at))
  for (const { id, ...span } of given)
    await moveFreeMonths(tx, id, { starts_at: span.starts_at, ends_at: span.ends_at })
  await setPaidUntil(tx, provider_id, given.at(-1)?.ends_at ?? ends_at)
}
