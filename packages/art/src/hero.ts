import { type HeroName, heroes } from './heroes/all.ts'
import { Paper } from './paper.ts'
import { hash } from './rng.ts'

export type { HeroName } from './heroes/all.ts'

/** The slides of the landing carousel, in their order. */
export const heroNames: readonly HeroName[] = Object.keys(heroes) as HeroName[]

/**
 * One slide, 1600 x 780. Its upper left stays dark enough for cream text, its figures stand right of the middle
 * (object-position 61% 100% on phones), its lower edge is the cream cloth (#FFF3E0) that the page continues.
 */
export function drawHero(name: HeroName): string {
  const p = new Paper(`hero-${name}`, hash(`hero ${name}`))
  const body = heroes[name](p)
  return p.document('width="1600" height="780" viewBox="0 0 1600 780" preserveAspectRatio="xMidYMid slice"', body)
}
