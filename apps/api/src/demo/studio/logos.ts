import { circle, pile, place, repeat } from '@celebrio/art/outline'
import { C } from '@celebrio/art/palette'
import { Paper } from '@celebrio/art/paper'
import { flower, palm, twig } from '@celebrio/art/plants'
import { cycle } from '@celebrio/art/rng'
import { marketLogos } from './market-logos.ts'

const onGround = (fill: string, body: string) => `<rect width="100" height="100" fill="${fill}"/>${body}`

function bowl(p: Paper): string {
  const steam = ['M38 44q-7-9 0-17t0-15', 'M50 42q-7-9 0-17t0-17', 'M62 44q-7-9 0-17t0-15']
  return onGround(
    C.marigold,
    steam.map(d => p.line(d, C.white, 3.4)).join('') +
      circle(50, 52, 25, C.butter) +
      p.sheet('M20 54H80C80 76 66 86 50 86S20 76 20 54Z', C.poppy, 2) +
      p.flat('M26 62H74', C.butter),
  )
}

const bloom = (p: Paper): string =>
  onGround(
    C.blush,
    twig(p, 50, 92, 0, 52, C.leaf, 3, 0.36) + flower(p, 50, 42, 30, 9, C.coral) + circle(50, 42, 5, C.marigold),
  )

const palms = (p: Paper): string =>
  onGround(
    C.plum,
    circle(50, 46, 30, C.marigold) +
      palm(p, 30, 92, 42, C.mint) +
      palm(p, 50, 94, 58, C.mint) +
      palm(p, 70, 92, 42, C.mint),
  )

function sweets(p: Paper): string {
  const ball = (x: number, y: number, fill: string) => place(p.sheet(p.blob(0, 0, 11, 10.5, 9, 0.03), fill, 1.6), x, y)
  return onGround(
    C.lagoon,
    pile(
      repeat(4, i => ball(20 + i * 20, 70, cycle([C.marigold, C.blush, C.coral], i))),
      repeat(3, i => ball(30 + i * 20, 54, cycle([C.butter, C.marigold, C.blush], i))),
      repeat(2, i => ball(40 + i * 20, 38, cycle([C.coral, C.butter], i))),
      ball(50, 23, C.marigold),
    ) + p.sheet('M10 80H90L80 88H20Z', C.white, 1.5),
  )
}

const logos = { bowl, bloom, palms, sweets, ...marketLogos } satisfies Record<string, (p: Paper) => string>

export type LogoName = keyof typeof logos

/** The mark of a company of the demo world, a square SVG. */
export function drawLogo(name: LogoName): string {
  const p = new Paper(`logo-${name}`, 17)
  return p.document('width="400" height="400" viewBox="0 0 100 100"', logos[name](p))
}
