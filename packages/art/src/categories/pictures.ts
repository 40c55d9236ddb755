import { circle, pile } from '../outline.ts'
import { C } from '../palette.ts'
import { box, disc, gleam, pad, ring, type Thing } from './cuts.ts'

const photographers: Thing = p =>
  pile(
    pad(p, 16, 22, 14, 10, C.sea, 3) + p.sheet('M34 32L40 18H60L66 32Z', C.lagoon, 0),
    pad(p, 6, 30, 84, 56, C.lagoon, 9, 3) + p.flat('M6 44H90V52H6Z', C.marigold, 'opacity=".9"'),
    disc(p, 48, 58, 22, C.cream) + disc(p, 48, 58, 16, C.plum, 0) + circle(48, 58, 8, C.night),
    circle(43, 53, 3.2, C.white) + pad(p, 72, 36, 11, 6, C.butter, 2, 0),
  )

const filmMakers: Thing = p =>
  pile(
    disc(p, 22, 26, 16, C.marigold) + disc(p, 54, 22, 19, C.marigold),
    ring(22, 26, 9, C.plum, 2.4) +
      circle(22, 26, 3.6, C.plum) +
      ring(54, 22, 11, C.plum, 2.4) +
      circle(54, 22, 4.4, C.plum),
    p.sheet('M64 56L92 42V82L64 70Z', C.orchid, 3),
    pad(p, 6, 40, 60, 48, C.plum, 7, 3) + pad(p, 14, 48, 18, 10, C.butter, 3, 0) + circle(54, 54, 4, C.poppy),
    gleam(p, 'M14 78h16', 3),
  )

const rotor = (p: Parameters<Thing>[0], x: number, y: number) =>
  p.sheet(`M${x - 20} ${y}Q${x} ${y - 9} ${x + 20} ${y}Q${x} ${y + 7} ${x - 20} ${y}Z`, C.sky, 2) +
  box(p, x - 3, y, 6, 14, C.dusk, 1) +
  circle(x, y, 3.4, C.poppy)

const drones: Thing = p =>
  pile(
    p.line('M22 40L42 50M74 40L54 50', C.dusk, 6),
    rotor(p, 22, 30) + rotor(p, 74, 30),
    p.line('M36 66L28 82H16M60 66L68 82H80', C.bark, 3.6),
    pad(p, 28, 42, 40, 28, C.poppy, 11, 3) + p.flat('M32 48Q48 42 64 48V53Q48 48 32 53Z', C.butter),
    disc(p, 48, 72, 11, C.dusk) + circle(48, 72, 6, C.sea) + circle(46, 70, 2, C.white),
  )

export const pictures = { photographers, 'film-makers': filmMakers, drones }
