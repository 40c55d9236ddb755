import { circle } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower, twig } from '../plants.ts'
import { longHair } from './hair-long.ts'
import { shortHair } from './hair-short.ts'
import type { Hair } from './look.ts'

type Colours = { hair: string; wear: string; wear2: string }
type Milliner = (p: Paper, c: Colours) => Hair

const SCARF =
  'M50 17C31 17 28 34 30.5 52C33 66 42 72 50 72S67 66 69.5 52C72 34 69 17 50 17ZM50 29C60 29 65 36 64.5 46C64 58 57 66 50 66S36 58 35.5 46C35 36 40 29 50 29Z'

export const headwear = {
  hijab: (p, c) => ({
    back: p.sheet('M24 92C24 66 24 16 50 16S76 66 76 92Z', c.wear, 1),
    front: p.flat(SCARF, c.wear2, 'fill-rule="evenodd"'),
  }),
  shayla: (p, c) => ({
    back:
      p.sheet('M26 94C23 66 25 17 50 17S77 66 74 94Z', c.wear2, 1) +
      p.flat('M34 40C33 27 41 22 50 22S67 27 66 40Z', c.hair),
    front:
      p.flat('M31 58C27 34 33 18 50 18S73 34 69 58C67 44 64 33 50 27C36 33 33 44 31 58Z', c.wear2) +
      p.sheet('M29 60C33 74 44 80 58 78C66 77 72 80 78 92C66 96 44 92 34 82C28 76 27 66 29 60Z', c.wear2, 0.8),
  }),
  turban: (p, c) => ({
    front:
      p.sheet('M29 41C27 22 39 13 50 13S73 22 71 41C64 31 58 27 50 35C42 27 36 31 29 41Z', c.wear2, 0.8) +
      p.line('M50 34Q42 22 33 24M50 34Q58 20 66 22M50 34Q46 20 50 15', C.ink, 1, 'opacity=".25"'),
  }),
  gele: (p, c) => ({
    back: p.sheet('M22 33C20 9 40 3 53 8C70 3 82 14 77 33C70 26 60 28 50 28S30 27 22 33Z', c.wear2, 1.2),
    front:
      p.sheet('M31 40C30 26 40 21.5 50 21.5S70 26 69 40C62 31 56 30 50 30S38 31 31 40Z', c.wear2, 0.8) +
      p.line('M34 30Q48 12 62 11M42 28Q56 16 73 22', '#fff', 1.2, 'opacity=".5"'),
  }),
  kippah: (p, c) => ({
    front: `${shortHair.short(p, c.hair).front}${p.sheet('M37 22.5Q50 9.5 63 22.5Q50 18.5 37 22.5Z', c.wear2, 0.8)}${p.line('M39.5 21Q50 15.5 60.5 21', '#fff', 0.9, 'opacity=".55"')}`,
  }),
  'flower-crown': (p, c) => {
    const hair = longHair.wavy(p, c.hair)
    const leaves = [-64, -30, 30, 64]
      .map((a, i) => twig(p, 35 + i * 10, 27 - (i % 3 ? 4 : 0), a, 12, C.leaf, 3, 0.42))
      .join('')
    const blooms = [35, 31, C.coral, 42.5, 25.5, C.white, 51, 24, C.poppy, 59, 26, C.butter, 66, 31.5, C.orchid]
    const crown = [0, 3, 6, 9, 12].map(i =>
      flower(p, Number(blooms[i]), Number(blooms[i + 1]), 5.4, 7, String(blooms[i + 2]), C.marigold),
    )
    return { back: hair.back, front: `${hair.front}${leaves}${crown.join('')}` }
  },
  'head-wrap': (p, c) => ({
    back: p.sheet(p.blob(50, 13.5, 13, 10, 11, 0.04), c.wear2, 1),
    front:
      p.sheet('M30.5 41C28 24 39 15.5 50 15.5S72 24 69.5 41C64 33 57 31 50 31S36 33 30.5 41Z', c.wear2, 0.8) +
      p.line('M33 33Q44 20 56 19M40 30Q52 22 66 27', C.ink, 1, 'opacity=".22"'),
  }),
  beanie: (p, c) => ({
    back: p.sheet('M29 62C27 44 32 34 34 34H66C68 34 73 44 71 62Z', c.hair, 0.8),
    front:
      p.sheet('M31 36C30 20 39 12.5 50 12.5S70 20 69 36Z', c.wear2, 0.8) +
      p.sheet('M30 32Q50 27.5 70 32L70.5 39Q50 34.5 29.5 39Z', c.wear2, 0.8) +
      circle(50, 11, 4.4, c.wear),
  }),
  'party-hat': (p, c) => ({
    back: shortHair.pixie(p, c.hair).back,
    front: `${shortHair.pixie(p, c.hair).front}${paperHat(p)}`,
  }),
} satisfies Record<string, Milliner>

/** The cone of paper everybody gets at a birthday. */
export function paperHat(p: Paper): string {
  return (
    p.sheet('M30 22L50 -6L66 24Q48 17 30 22Z', C.marigold, 0.8) +
    p.line('M39 12Q50 9 58 12', C.coral, 2.4) +
    circle(50, -5, 4.5, C.poppy)
  )
}
