import { type FreeMonths, freeMonthsForm } from '@celebrio/contract/market/free-months'
import { logStaffAction } from '#features/base/audit-log'
import { notifyByClock } from '#features/base/notifications'
import { findTerm, openStore, setPaidUntil } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import { messages } from './messages.ts'
import { findIdByEmail, insertFreeMonths } from './queries/free-months.ts'
import { findOwner } from './queries/periods.ts'
import { nextSpan } from './read-subscription.ts'

type Gift = FreeMonths & {
  providerId: number
  /** Who gives them; null for the command line. */
  given_by: number | null
  /** Names the call, so that it is done once. */
  key: string | null
}

type Owned = Gift & { owner: number }

/** The months follow what is there already, by a trial or plans; the provider is told. */
async function give(app: AppContext, tx: Tx, { providerId, owner, months, reason, given_by, key }: Owned) {
  const { starts_at, paid_until: ends_at } = await nextSpan(app, tx, providerId, months)
  const given = { provider_id: providerId, months, given_by, key, given_at: app.clock.now(), starts_at, ends_at }
  if (!(await insertFreeMonths(tx, given))) return
  await setPaidUntil(tx, providerId, ends_at)
  const done = { action: 'gave_free_months', subject_type: 'store', subject_id: providerId } as const
  await logStaffAction(app, tx, { ...done, actor_id: given_by, reason: `${messages.en.months(months)}: ${reason}` })
  const details = { months, ends_at: ends_at.toISOString() }
  await notifyByClock(app, tx, 'plan_given', [{ user_id: owner, subject_id: providerId, actor_id: owner, details }])
}

/** Gives a store months for nothing. Calls by one name are one. @throws AppError not_found */
export async function giveMonths(app: AppContext, gift: Gift) {
  const { owner, ends_at } = await inTransaction(app, async tx => {
    const found = await findOwner(tx, gift.providerId)
    if (found === undefined || !(await openStore(app, tx, found))) throw new AppError('not_found')
    await give(app, tx, { ...gift, owner: found })
    return { owner: found, ends_at: (await findTerm(tx, gift.providerId)).listed_until }
  })
  app.realtime.push([owner], 'notifications')
  return { message: 'The months are given', ends_at: ends_at.toISOString() }
}

/**
 * The same from the command line, by the address of who owns the store.
 * @throws Error with a sentence for whoever typed it
 */
export async function giveMonthsByEmail(app: AppContext, email: string, typed: { months: string; reason: string }) {
  const { data } = freeMonthsForm.safeParse({ months: Number(typed.months), reason: typed.reason })
  if (!data) throw new Error('A store is given 1 to 12 months at a time, with a reason.')
  const providerId = await findIdByEmail(app.db, email)
  if (providerId === undefined) throw new Error(`Nobody with the address ${email} has a store.`)
  return giveMonths(app, { ...data, providerId, given_by: null, key: null })
}
