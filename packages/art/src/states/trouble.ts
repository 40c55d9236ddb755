import { balloon, lantern, lights } from '../hangings.ts'
import { circle, hangLine, pile, place } from '../outline.ts'
import { C, FESTIVE } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower, twig } from '../plants.ts'
import { cycle } from '../rng.ts'
import { glass } from '../table-things.ts'
import { dashed, envelope, pool } from './empty.ts'

/** A balloon that got away over the hills. */
export function notFound(p: Paper): string {
  const hills = p.flat('M20 214Q76 168 132 206Q190 160 300 214Z', C.moss, 'opacity=".55"')
  const cloud = (x: number, y: number, s: number) =>
    place(p.flat('M-40 10a16 16 0 0 1 8-30a22 22 0 0 1 40-4a17 17 0 0 1 24 14a11 11 0 0 1 0 20z', C.mint), x, y, s)
  return pile(
    cloud(78, 70, 0.8),
    cloud(250, 118, 1),
    hills,
    dashed('<path d="M92 196C96 150 150 168 176 132"/>'),
    balloon(p, 196, 66, 0.9, C.poppy, 70, C.wood),
  )
}

/** A spilled glass: nothing is broken that cannot be wiped up. */
export function error(p: Paper): string {
  const spill = p.flat(
    'M54 200C60 186 96 192 118 190C150 186 170 194 176 204C168 216 130 212 104 214C78 216 52 212 54 200Z',
    C.coral,
  )
  return pile(
    pool(p, 126, 206),
    spill,
    place(glass(p, 0, 0, 1, C.coral, C.sea), 204, 176, 1, -82),
    circle(72, 176, 4, C.coral) + circle(96, 170, 3, C.coral),
    snapped(p),
  )
}

/** A string of pennants that came off its nail. */
function snapped(p: Paper): string {
  const flag = (x: number, y: number, turn: number, i: number) =>
    place(p.sheet('M-12 0H12L0 26Z', cycle(FESTIVE, i), 2), x, y, 1, turn)
  const left = p.line('M20 34Q74 66 128 60Q140 66 138 92', C.wood, 2.5)
  const right = p.line('M300 30Q262 60 226 62Q212 66 216 84', C.wood, 2.5)
  return (
    left +
    right +
    flag(48, 49, 16, 0) +
    flag(84, 59, 6, 1) +
    flag(120, 61, -4, 2) +
    flag(274, 47, -22, 3) +
    flag(240, 61, -8, 4)
  )
}

/** The same string after a mild failure, for places where the spilled glass would be too much. */
export function broken(p: Paper): string {
  return pile(place(snapped(p), 0, 30), pool(p, 100), place(p.sheet('M-14 0H14L0 30Z', C.plum, 2), 164, 190, 1, 74))
}

/** Lanterns nobody has lit. */
export function offline(p: Paper): string {
  const dark = (x: number, y: number, s: number, fill: string) => lantern(p, x, y, s, fill, false)
  return pile(
    lights(p, [10, 34, 310, 34], 18, 9, 5, false),
    p.line('M84 40V70M160 44V94M240 40V66', C.wood, 2),
    dark(84, 104, 0.78, '#A99A8C'),
    dark(160, 136, 1, '#8C7B6C'),
    dark(240, 100, 0.78, '#B8A899'),
    p.line(hangLine([120, 204], [210, 200], 8), C.wood, 2.5) +
      p.sheet('M206 192h16v16h-16z', C.plum, 2) +
      p.line('M222 196h8M222 204h8', C.plum, 3),
  )
}

export function mailSent(p: Paper): string {
  const trail = dashed('<path d="M24 196C60 200 84 184 100 168"/><path d="M20 150C50 156 70 148 88 140"/>')
  const letter = `<g transform="rotate(-10 160 160)translate(14 -46)">${envelope(p)}${flower(p, 160, 166, 17, 8, C.poppy)}</g>`
  return pile(trail, pool(p, 100, 220), letter, p.line('M92 60l-8-10M112 46l-3-12M258 52l8-10', C.marigold, 3.5))
}

/** A flower that waited too long beside a clock. */
export function mailExpired(p: Paper): string {
  const clock =
    circle(208, 128, 52, C.plum) +
    circle(208, 128, 42, C.white) +
    p.line('M208 128V102M208 128L228 140', C.ink, 4) +
    p.line('M208 90v4M208 162v4M170 128h4M242 128h4', C.plum, 3)
  const wilted =
    p.line('M104 142C104 90 92 64 66 82C58 88 54 96 54 104', C.moss, 4) +
    place(flower(p, 0, 0, 20, 8, '#C9876F', C.sand), 54, 116) +
    p.sheet('M82 140h44l-7 68H89z', C.sea, 3)
  const fallen = p.flat('M48 202q10 -10 20 0q-10 8 -20 0zM22 206q8 -8 16 0q-8 6 -16 0z', '#C9876F')
  return pile(
    pool(p, 130),
    clock,
    p.flat('M176 170l-8 36h10l10-28zM240 170l8 36h-10l-10-28z', C.plum),
    wilted,
    twig(p, 104, 130, 40, 34, C.moss, 3, 0.3),
    fallen,
  )
}

export function locked(p: Paper): string {
  const bow = p.sheet('M160 120C112 96 112 148 160 122C208 148 208 96 160 120Z', C.marigold, 2)
  return pile(
    pool(p, 100),
    `<path d="M128 112V88a32 32 0 0 1 64 0v24" fill="none" stroke="${C.wood}" stroke-width="11"/>`,
    p.sheet(p.rect(102, 110, 116, 94, 1.5), C.lagoon, 4) + p.flat(p.rect(102, 110, 116, 16, 0.5), C.sea),
    bow,
    circle(160, 156, 11, C.cream) + p.flat('M155 160h10l4 24h-18z', C.cream),
  )
}
