import type { HoldForm } from '@celebrio/contract/market/availability'
import { availabilityLimits } from '@celebrio/contract/market/availability-shapes'
import { canBeCustomer } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Facts } from '#platform/facts.ts'
import { requireNear } from './edit-availability.ts'
import { canHold, canRelease } from './policies.ts'
import { deleteHold, deleteHoldsWith, findHolds, findHoldsWith } from './queries/holds.ts'
import { deleteExpired, findExpired, findSlot, insertPlaces, lockCalendar, lockCalendarsOf } from './queries/places.ts'
import { findListed, findTerms } from './queries/terms.ts'
import { findRefusals, issueOf } from './require-free.ts'
import { holdView } from './view.ts'

type Asked = HoldForm & { provider: { id: number; company_name: string } }

/** @throws AppError day_not_free, too_many_holds */
async function insertHold(app: AppContext, tx: Tx, viewer: Viewer, { provider, day, timezone }: Asked): Promise<void> {
  const { id: provider_id, company_name } = provider
  const asked = { providerIds: [provider_id], days: { from: day, to: day }, timezone }
  const reason = (await findRefusals(app, tx, viewer, asked)).get(provider_id)
  if (reason) throw new AppError('day_not_free', { day: [issueOf(reason, company_name)] })
  const slot = await findSlot(tx, viewer.id, provider_id)
  if (slot === null) throw new AppError('too_many_holds')
  const now = app.clock.now()
  const expires_at = minutesAfter(now, availabilityLimits.hold_hours * 60)
  await insertPlaces(tx, [
    { provider_id, day, booking_id: null, user_id: viewer.id, slot, expires_at, created_at: now },
  ])
}

/** @throws AppError not_found, not_for_your_role, holds_not_taken */
async function requireHoldable(app: AppContext, tx: Tx, viewer: Viewer, providerId: number) {
  const [provider] = await findListed(tx, viewer.id, app.clock.now(), [providerId])
  if (!provider || provider.user_id === viewer.id) throw new AppError('not_found')
  authorize(canBeCustomer(viewer), 'not_for_your_role')
  authorize(canHold(viewer, provider, (await findTerms(tx, [providerId]))(providerId)), 'holds_not_taken')
  return provider
}

/** Holds a day; one that the viewer holds already stays as it is. @throws AppError not_found, holds_not_taken, day_not_free, too_many_holds */
export async function holdDay(app: AppContext, viewer: Viewer, providerId: number, form: HoldForm) {
  requireNear(app, 'day', form.day)
  return inTransaction(app, async tx => {
    const now = app.clock.now()
    await lockCalendar(tx, providerId)
    const provider = await requireHoldable(app, tx, viewer, providerId)
    await deleteExpired(tx, providerId, now)
    const findOwn = async () =>
      (await findHoldsWith(tx, viewer.id, now, providerId)).find(({ day }) => day === form.day)
    const before = await findOwn()
    if (!before) await insertHold(app, tx, viewer, { ...form, provider })
    const row = before ?? (await findOwn())
    if (!row) throw new AppError('not_found')
    if (!before) await app.emit(tx, 'day.held', { hold_id: row.id })
    return { message: 'This day is yours for 48 hours', hold: holdView(app, viewer, row) }
  })
}

/** @throws AppError not_found, also for what others hold */
export async function releaseHold(app: AppContext, viewer: Viewer, id: number) {
  await inTransaction(app, async tx => {
    const [hold] = await findHolds(tx, viewer.id, app.clock.now(), [id])
    authorize(hold && canRelease(viewer, hold))
    await lockCalendar(tx, hold.provider_id)
    await deleteHold(tx, id)
  })
  return { message: 'The day has been released' }
}

/** Providers of whom expired holds are freed one after the other. */
const max = 100

/** Expired holds count nowhere; this keeps them from piling up. */
export async function endHolds(app: AppContext): Promise<void> {
  const now = app.clock.now()
  const providers = await findExpired(app.db, now, max)
  for (const id of new Set(providers))
    await inTransaction(app, async tx => {
      await lockCalendar(tx, id)
      await deleteExpired(tx, id, now)
    })
  if (providers.length === max) await endHolds(app)
}

/** Neither holds days with the other. */
export const endHoldsBetween = (app: AppContext, { user_id, blocked_id }: Facts['user.blocked']): Promise<void> =>
  inTransaction(app, async tx => {
    await lockCalendarsOf(tx, [user_id, blocked_id])
    await deleteHoldsWith(tx, user_id, blocked_id)
    await deleteHoldsWith(tx, blocked_id, user_id)
  })
