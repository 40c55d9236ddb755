import type { OwnEvent } from './queries/writes.ts'
import { momentsOf } from './rules.ts'

/** What guests rely on besides the start of an event. */
export type EventPart = 'place' | 'end' | 'dress_code'

/** How an event was before it was changed; times in ISO 8601, the end null where none was said. */
export type EventBefore = {
  starts_at: string
  ends_at: string | null
  timezone: string
  address: string | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  dress_code: string | null
}

/** An event before or after a change, for description guests what is different. */
export function stateOf(event: OwnEvent): EventBefore {
  const { address, country_id, state_id, city_id, dress_code, timezone } = event
  const { starts_at, ends_at } = momentsOf(event)
  return {
    starts_at: starts_at.toISOString(),
    ends_at: event.local_end === null ? null : ends_at.toISOString(),
    timezone,
    address,
    country_id,
    state_id,
    city_id,
    dress_code,
  }
}

/**
 * The changes that guests are notified of: not of title, text and pictures, nor of an end that has moved along with the
 * start.
 */
export function changedParts(before: EventBefore, after: EventBefore, isMoved: boolean): EventPart[] {
  const differs = (...keys: (keyof EventBefore)[]) => keys.some(key => before[key] !== after[key])
  const parts: Record<EventPart, boolean> = {
    place: differs('address', 'country_id', 'state_id', 'city_id'),
    end: !isMoved && differs('ends_at'),
    dress_code: differs('dress_code'),
  }
  return (['place', 'end', 'dress_code'] as const).filter(part => parts[part])
}
