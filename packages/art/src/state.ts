import { Paper } from './paper.ts'
import { hash } from './rng.ts'
import { type StateName, states } from './states/all.ts'

export type { StateName } from './states/all.ts'

export const stateNames: readonly StateName[] = (Object.keys(states) as StateName[]).sort()

/** A small drawing for an empty list, an error or a message, 320 x 240, to stand on any ground. */
export function drawState(name: StateName): string {
  const p = new Paper(name, hash(`state ${name}`))
  const body = states[name](p)
  return p.document('width="320" height="240" viewBox="0 0 320 240"', body)
}
