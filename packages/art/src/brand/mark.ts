import { C } from '../palette.ts'

const PETAL = 'M0-4.5C-6.8-7.5-7.8-19.5 0-21.5C7.8-19.5 6.8-7.5 0-4.5Z'
const TURNS = [30, 330, 270, 210, 150]

export const dayColours = [C.poppy, C.marigold, C.plum, C.lagoon, C.coral]
export const nightColours = [C.coral, C.marigold, C.orchid, C.sea, C.coral]

/** Five petals and one piece of confetti: a C, open to the right. Drawn around 0 0, 48 across. */
export function mark(colours: readonly string[], dot: string = C.marigold): string {
  const petals = TURNS.map((turn, i) => `<path d="${PETAL}" fill="${colours[i]}" transform="rotate(${turn})"/>`)
  return `${petals.join('')}<circle cx="15.5" cy="0" r="3.6" fill="${dot}"/>`
}
