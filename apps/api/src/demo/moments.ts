import type { Kit } from '#platform/app-context.ts'
import { minutesAfter } from '#platform/clock.ts'

/** The same world some minutes ago. */
export function at(kit: Kit, minutesAgo: number): Kit {
  const moment = minutesAfter(kit.clock.now(), -minutesAgo)
  return { ...kit, clock: { now: () => moment } }
}
