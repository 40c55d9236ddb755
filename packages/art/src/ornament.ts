import { confetti } from './hangings.ts'
import { C } from './palette.ts'
import { Paper } from './paper.ts'
import { flower, twig } from './plants.ts'

/** Confetti and a few blooms over 1200 x 700, to fall once when something is truly celebrated. */
export function drawConfetti(): string {
  const p = new Paper('confetti', 4242)
  const blooms = [
    flower(p, 120, 140, 34, 8, C.poppy),
    flower(p, 1040, 110, 40, 9, C.marigold),
    flower(p, 900, 420, 26, 8, C.coral),
    flower(p, 260, 460, 30, 9, C.butter),
  ]
  return p.document(
    'viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice"',
    confetti(p, 0, 0, 1200, 700, 120) + blooms.join(''),
  )
}

/** Twigs, tone on tone, for the corner of a page printed on coloured stock; 500 square. */
export function drawSprigs(): string {
  const p = new Paper('sprigs', 12)
  const ink = '#0A0504'
  const twigs = [
    twig(p, 20, 480, 20, 420, ink, 10, 0.17),
    twig(p, 60, 500, 48, 360, ink, 10, 0.17),
    twig(p, 10, 460, -4, 300, ink, 10, 0.17),
    twig(p, 120, 510, 74, 300, ink, 10, 0.17),
  ]
  return p.document('viewBox="0 0 500 500"', `<g opacity=".2">${twigs.join('')}</g>`)
}
