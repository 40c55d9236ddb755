import { Paper } from './paper.ts'
import { hash } from './rng.ts'
import { type SceneName, scenes } from './scenes/all.ts'

export type { SceneName } from './scenes/all.ts'

/** Every scene that can be drawn, in alphabetical order. */
export const sceneNames: readonly SceneName[] = (Object.keys(scenes) as SceneName[]).sort()

/**
 * A scene as an SVG document, 1600 x 900. What matters stands in the middle 4:3, so a slot may crop the sides.
 * The seed moves the hand of the cutter (petals, confetti, hills), never the composition.
 */
export function drawScene(name: SceneName, seed = 1): string {
  const p = new Paper(seed === 1 ? name : `${name}-${seed}`, hash(`${name} ${seed}`))
  const body = `<g transform="translate(200)scale(1.5)">${scenes[name](p)}</g>`
  return p.document('width="1600" height="900" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice"', body)
}
