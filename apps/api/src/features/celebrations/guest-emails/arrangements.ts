import { placeNames } from '#features/base/locations'
import type { EventBefore } from '#features/celebrations/events'
import type { EmailedGuest } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'

/** An event as an e-mail describes it, now or before it was changed. */
export type Arrangement = {
  starts_at: Date
  /** Null where none is set. */
  ends_at: Date | null
  timezone: string
  address: string | null
  /** "Madrid, Spain". */
  location: string | null
  dress_code: string | null
}

/** The present state of an event, in the shape in which facts hold the previous one. */
const stateOf = ({ starts_at, ends_at, local_end, ...guest }: EmailedGuest): EventBefore => ({
  ...guest,
  starts_at: starts_at.toISOString(),
  ends_at: local_end === null ? null : ends_at.toISOString(),
})

/** How an event is, and how it was, with the names of its places in the language of the e-mail. */
export async function arrange(
  app: AppContext,
  guest: EmailedGuest,
  before?: EventBefore,
): Promise<{ now: Arrangement; before: Arrangement | undefined }> {
  const states = [stateOf(guest), ...(before ? [before] : [])]
  const names = await placeNames(app.db, states, guest.language)
  const [now, old] = states.map(({ starts_at, ends_at, timezone, address, dress_code }, index): Arrangement => {
    const { city, state, country } = names[index] ?? {}
    return {
      starts_at: new Date(starts_at),
      ends_at: ends_at === null ? null : new Date(ends_at),
      timezone,
      address,
      location: [city, state, country].filter(Boolean).join(', ') || null,
      dress_code,
    }
  })
  if (!now) throw new Error('An event has one state at least.')
  return { now, before: old }
}
