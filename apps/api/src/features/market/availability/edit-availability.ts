import { type AvailabilityForm, type DaysForm, daysBetween } from '@celebrio/contract/market/availability'
import { availabilityLimits } from '@celebrio/contract/market/availability-shapes'
import { lockOwnStore } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { findTerms, replaceDays, upsertTerms } from './queries/terms.ts'
import { today } from './rules.ts'

/** Changes when the viewer's own store takes bookings. @throws AppError not_for_your_role for who has no company */
export const editTerms = (app: AppContext, viewer: Viewer, form: AvailabilityForm) =>
  inTransaction(app, async tx => {
    const { provider_id } = await lockOwnStore(app, tx, viewer)
    return { message: 'Your calendar has been saved', ...(await upsertTerms(tx, provider_id, form)) }
  })

/** @throws AppError validation_failed where days are too far ahead, or long gone */
export function requireNear(app: AppContext, field: string, day: string): void {
  const days = daysBetween(today(app.clock.now()), day)
  // Yesterday is today in other places.
  if (days < 0) throw fieldError(field, 'in_the_past')
  if (days > availabilityLimits.ahead) throw fieldError(field, 'too_far')
}

/** Says of days whether they are off. @throws AppError not_for_your_role, validation_failed */
export async function markDays(app: AppContext, viewer: Viewer, { from, to = from, is_off }: DaysForm) {
  requireNear(app, 'from', from)
  requireNear(app, 'to', to)
  await inTransaction(app, async tx => {
    const { provider_id } = await lockOwnStore(app, tx, viewer)
    const { weekdays_off } = (await findTerms(tx, [provider_id]))(provider_id)
    await replaceDays(tx, provider_id, { from, to, is_off }, weekdays_off)
  })
  return { message: is_off ? 'Taken off' : 'Back to work' }
}
