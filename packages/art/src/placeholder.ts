import { Paper } from './paper.ts'
import { type PlaceholderName, placeholders } from './placeholders/all.ts'
import { hash } from './rng.ts'

export type { PlaceholderName } from './placeholders/all.ts'

export const placeholderNames: readonly PlaceholderName[] = (Object.keys(placeholders) as PlaceholderName[]).sort()

/** A cover for something without a picture, 1600 x 900; the thing stands in the middle square. */
export function drawPlaceholder(name: PlaceholderName): string {
  const p = new Paper(`no-${name}`, hash(`placeholder ${name}`))
  const body = `<g transform="translate(200)scale(1.5)">${placeholders[name](p)}</g>`
  return p.document('width="1600" height="900" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice"', body)
}
