import { placeNames } from '#features/base/locations'
import type { EventBefore } from '#features/celebrations/events'
import type { ExternalGuest } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import { type Arrangement, changeLines, movedLines, placeLines } from './emails/lines.ts'

/** The present state of an event, in the shape in which facts hold the previous one. */
const stateOf = ({ starts_at, ends_at, local_end, ...externalGuest }: ExternalGuest): EventBefore => ({
  ...externalGuest,
  starts_at: starts_at.toISOString(),
  ends_at: local_end === null ? null : ends_at.toISOString(),
})

/** The same with the names of its places, in the language of the e-mail. */
async function arrange(
  app: AppContext,
  { language }: ExternalGuest,
  states: readonly EventBefore[],
): Promise<Arrangement[]> {
  const names = await placeNames(app.db, states, language)
  return states.map(({ starts_at, ends_at, timezone, address, dress_code }, index) => {
    const { city, state, country } = names[index] ?? {}
    return {
      starts_at: new Date(starts_at),
      ends_at: ends_at === null ? null : new Date(ends_at),
      timezone,
      place: [address, city, state, country].filter(Boolean).join(', ') || null,
      dress_code,
    }
  })
}

/**
 * The lines under the text of an e-mail: where the event is, and what is different from before.
 * @returns undefined when there is nothing to say about a change, because it was undone
 */
export async function linesFor(
  app: AppContext,
  about: string,
  externalGuest: ExternalGuest,
  before?: EventBefore,
): Promise<string[] | undefined> {
  const [now, old] = await arrange(app, externalGuest, [stateOf(externalGuest), ...(before ? [before] : [])])
  if (!now) return undefined
  if (!old) return placeLines(externalGuest.language, now)
  if (about === 'rescheduled') return movedLines(externalGuest.language, now, old)
  const lines = changeLines(externalGuest.language, now, old, externalGuest.date_open)
  return lines.length > 0 ? lines : undefined
}
