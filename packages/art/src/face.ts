import { Paper } from './paper.ts'
import { type FaceLook, hairStyles } from './people/look.ts'
import { namedFaces as named } from './people/named.ts'
import { person } from './people/person.ts'
import { hash } from './rng.ts'

export { faceFor } from './people/face-for.ts'
export type { FaceLook } from './people/look.ts'
export { hairStyles }

/** The people of the pictures, by first name in lower case. */
export const namedFaces: Record<string, FaceLook> = named

/** A square portrait (viewBox 0 0 100 100) on its own ground. The same look gives the same bytes. */
export function drawFace(look: FaceLook): string {
  const seed = hash(JSON.stringify(look))
  const p = new Paper(`f${seed.toString(36)}`, seed)
  const body = `<rect width="100" height="100" fill="${look.ground}"/>${person(p, look)}`
  return p.document('viewBox="0 0 100 100"', body)
}
