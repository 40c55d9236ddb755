import type { EventBefore, EventPart } from '#features/celebrations/guests'
import type { OwnEvent } from './queries/writes.ts'
import { momentsOf } from './rules.ts'

/** An event before or after a change, for telling guests what is different. */
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
