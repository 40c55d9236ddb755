import { repeat } from '../outline.ts'
import type { Paper } from '../paper.ts'
import type { Hair } from './look.ts'

type Cutter = (p: Paper, hair: string) => Hair

export const shortHair = {
  short: (p, h) => ({
    front: p.sheet('M32.5 45C30 26 38 19.5 50 19.5S70 26 67.5 45C66.5 36 62 32.5 55 32C47 31.5 35 34 32.5 45Z', h, 0.8),
  }),
  fade: (p, h) => ({
    front: p.sheet('M33.5 40C33 25 40 20 50 20S67 25 66.5 40C65 33 62 30.5 50 30.5S35 33 33.5 40Z', h, 0.8),
  }),
  side: (p, h) => ({
    front: p.sheet(
      'M32.5 46C28 24 40 17 53 18.5C66 19.5 70 31 67.5 46C66.5 38 65 34 60 30.5C53 36 40 36.5 35.5 36C34 39 33 42 32.5 46Z',
      h,
      0.8,
    ),
  }),
  quiff: (p, h) => ({
    front: p.sheet(
      'M33 45C31 34 32 27 36 23C38 15 52 11 64 15C62 17 66 18 67 22C69 28 69 36 67 45C66 39 64 34 61 31.5C52 33 42 32 37 30.5C34.5 34 33.5 39 33 45Z',
      h,
      0.8,
    ),
  }),
  'flat-top': (p, h) => ({
    front: p.sheet(
      'M33.2 43C32 32 31.5 22 33 13.5Q50 11 67 13.5C68.5 22 68 32 66.8 43C66 35 64 31 60 30.5Q50 29.5 40 30.5C36 31 34 35 33.2 43Z',
      h,
      0.8,
    ),
  }),
  pixie: (p, h) => ({
    back: p.sheet('M30 54C27 34 34 17.5 50 17.5S73 34 70 54C68 58 66 56 66 52H34C34 56 32 58 30 54Z', h, 0.8),
    front: p.flat(
      'M32 47C30 28 40 20.5 52 20.5C62 20.5 70 29 68 46C66 40 64 36 61 33C56 37 46 38.5 39 35.5C36 38 33.5 42 32 47Z',
      h,
    ),
  }),
  curly: (p, h) => ({
    back: ring(p, h, [31, 36, 29, 47, 33, 57, 69, 36, 71, 47, 67, 57, 36, 26, 50, 20, 64, 26], 10.5),
    front: ring(p, h, [38, 30, 47, 27, 56, 27.5, 63, 31], 7),
  }),
  afro: (p, h) => ({
    back: p.sheet(p.blob(50, 37, 29.5, 27, 18, 0.03), h, 1),
    front: p.flat('M32 45C31 29 39 23 50 23S69 29 68 45C65 37 60 34 50 34S35 37 32 45Z', h),
  }),
  puff: (p, h) => ({
    back: p.sheet(p.blob(50, 19, 17, 14.5, 13, 0.04), h, 1),
    front: p.sheet('M32.5 44C31 28 40 22.5 50 22.5S69 28 67.5 44C65 35 60 30.5 50 30.5S35 35 32.5 44Z', h, 0.6),
  }),
  'two-puffs': (p, h) => ({
    back: p.sheet(p.blob(30, 24, 12.5, 11.5, 11, 0.05), h, 1) + p.sheet(p.blob(70, 24, 12.5, 11.5, 11, 0.05), h, 1),
    front: p.sheet('M32.5 45C30.5 28 40 21.5 50 21.5S69.5 28 67.5 45C65 36 59 32 50 26.5C41 32 35 36 32.5 45Z', h, 0.6),
  }),
  cornrows: (p, h) => ({
    back: [28.5, 33, 67, 71.5].map((x, i) => p.line(`M50 28Q${x} 34 ${x} ${66 + (i % 2) * 6}`, h, 5)).join(''),
    front:
      p.sheet('M32.5 44C31 27 40 20.5 50 20.5S69 27 67.5 44C65 35 60 31 50 31S35 35 32.5 44Z', h, 0.6) +
      p.line(
        'M40 23Q36 28 35 36M46 21.5Q44 26 43.5 31M54 21.5Q56 26 56.5 31M60 23Q64 28 65 36',
        '#fff',
        0.9,
        'opacity=".28"',
      ),
  }),
  bald: () => ({}),
  balding: (p, h) => ({
    front: p.flat(
      'M32.3 47C30 40 32 34 35 32C34 38 34.5 42 33.5 48ZM67.7 47C70 40 68 34 65 32C66 38 65.5 42 66.5 48Z',
      h,
    ),
  }),
} satisfies Record<string, Cutter>

function ring(p: Paper, fill: string, centres: readonly number[], r: number): string {
  return repeat(centres.length / 2, i =>
    p.sheet(p.blob(centres[i * 2] ?? 50, centres[i * 2 + 1] ?? 30, r, r * 0.94, 8, 0.06), fill, 0.6),
  )
}
