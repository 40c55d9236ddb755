import type { AppContext } from '#platform/app-context.ts'
import { minutesAfter } from '#platform/clock.ts'

/** The same world some minutes ago. */
export function at(app: AppContext, minutesAgo: number): AppContext {
  const moment = minutesAfter(app.clock.now(), -minutesAgo)
  return { ...app, clock: { now: () => moment } }
}
