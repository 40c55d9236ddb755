import type { Clock } from '../../src/platform/clock.ts'

/** A clock that follows the real one until it is moved forward. */
export function movableClock(): Clock & { forward(by: { minutes?: number; hours?: number; days?: number }): void } {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    forward({ minutes = 0, hours = 0, days = 0 }) {
      ahead += ((days * 24 + hours) * 60 + minutes) * 60_000
    },
  }
}
