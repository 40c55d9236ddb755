import { circle } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import type { Hair } from './look.ts'

type Cutter = (p: Paper, hair: string) => Hair

const PARTED = 'M31.5 48C29 28 42 21 50 21S71 28 68.5 48C66 37 60 33 50 28C40 33 34 37 31.5 48Z'

export const longHair = {
  bob: (p, h) => ({
    back: p.sheet('M27 66C25 32 33 16.5 50 16.5S75 32 73 66C68 70 64 66 62 60H38C36 66 32 70 27 66Z', h, 1),
    front: p.flat('M31.5 48C30 28 40 21 50 21C60 21 70 28 68.5 48C66 39 60 33 54 29.5C48 36 36 38 31.5 48Z', h),
  }),
  fringe: (p, h) => ({
    back: p.sheet('M26.5 70C24 32 32 16.5 50 16.5S76 32 73.5 70C68 73 64 68 63 60H37C36 68 32 73 26.5 70Z', h, 1),
    front: p.flat(
      'M31.5 50C29.5 28 40 20.5 50 20.5S70.5 28 68.5 50C67 46 66.5 42 66 39.5Q50 36 34 39.5C33.5 42 33 46 31.5 50Z',
      h,
    ),
  }),
  long: (p, h) => ({
    back: p.sheet('M24 90C27 60 22 17 50 17S73 60 76 90C68 94 62 88 62 78H38C38 88 32 94 24 90Z', h, 1),
    front: p.flat('M31.5 50C29 27 42 20.5 50 20.5S71 27 68.5 50C67 40 62 33 50 29.5C38 33 33 40 31.5 50Z', h),
  }),
  wavy: (p, h) => ({
    back: p.sheet(
      'M25 84C19 74 28 66 24 55C21 44 28 17 50 17S79 44 76 55C72 66 81 74 75 84C66 88 64 78 62 74H38C36 78 34 88 25 84Z',
      h,
      1,
    ),
    front: p.flat(
      'M31.5 49C28 30 38 20 49 21C63 19 72 31 68.5 49C67 41 63 37 57 34C50 30 46 29 45 27C42 34 34 39 31.5 49Z',
      h,
    ),
  }),
  bun: (p, h) => ({
    back: p.sheet(p.blob(50, 16, 10.5, 9.5, 11, 0.03), h, 1),
    front: p.sheet('M32 46C30 27 40 20.5 50 20.5S70 27 68 46C66 37 60 31 50 27.5C40 31 34 37 32 46Z', h, 0.6),
  }),
  'top-knot': (p, h) => ({
    back: p.sheet(p.blob(50, 14.5, 7.5, 6.5, 10, 0.04), h, 1),
    front:
      p.sheet('M33 42C32 27 40 20 50 20S68 27 67 42C66 35 62 30 56 28.5Q50 25 44 28.5C38 30 34 35 33 42Z', h, 0.6) +
      p.flat('M44.5 18.5h11v3h-11z', C.poppy),
  }),
  locs: (p, h) => ({
    back: [25.5, 30, 35, 65, 70, 74.5]
      .map((x, i) => p.line(`M50 26Q${x} 32 ${x} ${72 + (i % 2) * 7}`, h, 6.5))
      .join(''),
    front: p.sheet('M32 45C30 27 40 20 50 20S70 27 68 45C65 35 58 32 50 28C42 32 35 35 32 45Z', h, 0.6),
  }),
  braid: (p, h) => ({
    back: p.sheet('M28 54C26 28 34 17.5 50 17.5S74 28 72 54Z', h, 1) + tail(p, h, 73, -1.2, 62),
    front: p.flat('M31.5 48C29 28 42 21 50 21S71 28 68.5 48C66 37 60 33 47 28C42 36 34 38 31.5 48Z', h),
  }),
  plaits: (p, h) => ({
    back:
      p.sheet('M28.5 54C26 28 34 17.5 50 17.5S74 28 71.5 54Z', h, 1) +
      tail(p, h, 27, 0.6, 60) +
      tail(p, h, 73, -0.6, 60),
    front: p.flat(PARTED, h) + circle(28.6, 82, 2.6, C.marigold) + circle(71.4, 82, 2.6, C.marigold),
  }),
  ponytail: (p, h) => ({
    back: p.sheet('M60 24C74 18 84 30 80 46C79 56 82 62 78 70C72 66 70 58 71 50C71 40 68 34 60 32Z', h, 1),
    front:
      p.sheet('M32 46C30 27 40 20 50 20S70 27 68 46C66 37 61 31.5 52 28.5C43 31 34.5 36 32 46Z', h, 0.6) +
      circle(66.5, 25, 2.8, C.coral),
  }),
} satisfies Record<string, Cutter>

function tail(p: Paper, fill: string, x: number, lean: number, y: number): string {
  return [0, 1, 2, 3].map(i => p.flat(p.blob(x + i * lean, y + i * 6, 5.6 - i * 0.4, 4.6, 8, 0.04), fill)).join('')
}
