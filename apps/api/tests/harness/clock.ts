import type { Clock } from '../../src/platform/clock.ts'

type Span = { seconds?: number; minutes?: number; hours?: number; days?: number }

/** A clock that follows the real one until it is moved forward. */
export function movableClock(): Clock & { forward(by: Span): void } {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    forward({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
