import { circle, pile, place, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower, twig } from '../plants.ts'
import { cycle } from '../rng.ts'

/** Each thing is about 300 units across, around 0 0. */

export function cloche(p: Paper): string {
  return pile(
    p.sheet(p.blob(0, 92, 190, 24, 16, 0.01), C.butter, 6),
    p.sheet('M-150 84C-150 -40 -70 -96 0 -96S150 -40 150 84Z', C.cream, 5),
    circle(0, -108, 18, C.marigold),
    p.line('M-104 40C-96 -14 -70 -42 -44 -54', C.white, 12),
    p.line('M-150 84H150', C.marigold, 10),
  )
}

export function record(p: Paper): string {
  const grooves = [118, 100, 82].map(
    r => `<circle r="${r}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>`,
  )
  return (
    p.sheet(p.blob(0, 0, 140, 140, 20, 0.003), C.ink, 7) +
    grooves.join('') +
    circle(0, 0, 52, C.poppy) +
    circle(0, 0, 36, C.marigold) +
    circle(0, 0, 8, C.ink) +
    p.line('M150 -150V-20L96 40', C.butter, 11)
  )
}

export function tent(p: Paper): string {
  return pile(
    p.line('M0 -150V-110', C.bark, 7) + p.sheet('M0 -150L58 -134L0 -118Z', C.poppy, 2),
    p.sheet('M0 -116C40 -50 110 -10 190 8V130H-190V8C-110 -10 -40 -50 0 -116Z', C.cream, 6),
    p.flat(
      'M0 -116C16 -50 50 -6 74 4V130H30ZM0 -116C-16 -50 -50 -6 -74 4V130H-30ZM0 -116C40 -50 110 -10 190 8V130H150V4C96 -20 30 -60 0 -116ZM0 -116C-40 -50 -110 -10 -190 8V130H-150V4C-96 -20 -30 -60 0 -116Z',
      C.coral,
    ),
    p.flat('M0 20L44 130H-44Z', C.plum),
  )
}

export function clapper(p: Paper): string {
  const bar = (y: number, turn: number) =>
    place(
      p.sheet('M0 -40H300V0H0Z', C.ink, 4) +
        p.flat('M20 -40h44l-30 40h-34zM108 -40h44l-40 40h-44zM196 -40h44l-40 40h-44z', C.cream),
      -150,
      y,
      1,
      turn,
    )
  return (
    p.sheet(p.rect(-150, -60, 300, 190, 2), C.night, 6) +
    bar(-62, -12) +
    bar(-60, 0) +
    p.flat('M-34 -14L60 36L-34 86Z', C.marigold)
  )
}

export function frame(p: Paper): string {
  return pile(
    p.sheet(p.rect(-180, -130, 360, 270, 2), C.marigold, 7) + p.flat(p.rect(-150, -100, 300, 210, 1), C.sky),
    circle(80, -40, 30, C.butter),
    p.flat('M-150 110V50L-60 -30L20 50L70 10L150 80V110Z', C.moss) + p.flat('M-150 110V76L-30 40L150 96V110Z', C.leaf),
  )
}

export function dress(p: Paper): string {
  return pile(
    p.line('M0 -150q22 -6 16 -22t-26 -6M-70 -112Q0 -160 70 -112', C.wood, 7),
    p.sheet(
      'M-46 -122C-30 -96 30 -96 46 -122L58 -40L36 -8C70 50 110 110 126 150H-126C-110 110 -70 50 -36 -8L-58 -40Z',
      C.poppy,
      6,
    ),
    p.line('M-38 -12Q0 2 38 -12', C.butter, 9) + p.line('M-116 130Q0 152 116 130', C.butter, 6),
  )
}

const wheel = (x: number): string => circle(x, 96, 36, C.ink) + circle(x, 96, 15, C.cream)

export function van(p: Paper): string {
  return pile(
    p.sheet('M-190 -90H70V92H-190Z', C.sea, 6) +
      p.sheet('M70 -50H136L186 20V92H70Z', C.lagoon, 6) +
      p.flat('M88 -30H128L160 18H88Z', C.sky),
    wheel(-108) + wheel(112),
    flower(p, -60, 0, 52, 10, C.poppy) +
      flower(p, -128, 22, 24, 8, C.butter, C.plum) +
      twig(p, -10, 40, 50, 60, C.leaf, 4, 0.3),
  )
}

export function drinks(p: Paper): string {
  const bottle =
    p.sheet('M-34 150V-10C-34 -44 -14 -50 -14 -84V-140H14V-84C14 -50 34 -44 34 -10V150Z', C.leaf, 5) +
    p.flat('M-34 30H34V104H-34Z', C.cream) +
    p.flat('M-18 -150H18V-126H-18Z', C.marigold)
  return place(bottle, -80, 0) + flower(p, -80, 66, 22, 8, C.poppy)
}

/** Masks for a stage: one laughs, one smiles with its eyes shut. */
export function masks(p: Paper): string {
  const mask = (fill: string, eyes: string, mouth: string) =>
    p.sheet('M-84 -90Q0 -66 84 -90C96 10 60 100 0 110C-60 100 -96 10 -84 -90Z', fill, 6) +
    p.line(eyes, C.ink, 9) +
    mouth
  const calm = mask(C.sea, 'M-50 -16Q-34 0 -18 -16M18 -16Q34 0 50 -16', p.line('M-26 46Q0 62 26 46', C.ink, 9))
  const glad = mask(
    C.marigold,
    'M-52 -14Q-34 -34 -16 -14M16 -14Q34 -34 52 -14',
    p.flat('M-42 26Q0 40 42 26Q34 76 0 78T-42 26Z', C.ink),
  )
  return place(calm, 78, 24, 1, 12) + place(glad, -70, -20, 1.06, -10)
}

export function stack(p: Paper): string {
  return (
    repeat(3, i =>
      place(
        p.sheet('M-110 -64H110V64H-110Z', cycle([C.plum, C.sea, C.coral], i), 5) +
          p.sheet('M-116 -66L0 22L116 -66Z', cycle(['#8A3D74', C.mint, C.blush], i), 4),
        (i - 1) * 34,
        (i - 1) * 46,
        1,
        -8 + i * 9,
      ),
    ) + flower(p, 34, 62, 26, 9, C.marigold, C.plum)
  )
}
