import { circle, pile, repeat } from '@celebrio/art/outline'
import { C } from '@celebrio/art/palette'
import type { Paper } from '@celebrio/art/paper'

const onGround = (fill: string, ...layers: string[]) =>
  pile(`<rect width="100" height="100" fill="${fill}"/>`, ...layers)

const cake = (p: Paper): string =>
  onGround(
    C.blush,
    p.sheet('M18 86V66H82V86Z', C.cream, 2),
    p.sheet('M28 66V48H72V66Z', C.coral, 2),
    p.sheet('M38 48V34H62V48Z', C.cream, 2),
    p.line('M50 34V24', C.plum, 3),
    circle(50, 20, 4, C.marigold),
  )

const tent = (p: Paper): string =>
  onGround(
    C.sky,
    p.sheet('M50 20L90 84H10Z', C.white, 2),
    p.sheet('M50 20L64 84H36Z', C.poppy, 2),
    p.line('M50 20V10', C.plum, 3),
    p.flat('M50 10L64 14L50 18Z', C.marigold),
  )

const note = (p: Paper): string =>
  onGround(
    C.marigold,
    p.sheet('M38 26L74 18V30L38 38Z', C.plum, 1.6),
    p.line('M40 32V72', C.plum, 5),
    p.line('M72 24V64', C.plum, 5),
    circle(32, 73, 11, C.plum),
    circle(64, 65, 11, C.plum),
  )

const cup = (p: Paper): string =>
  onGround(
    C.mint,
    p.line('M42 36q-6-8 0-16', C.white, 3.4),
    p.line('M56 36q-6-8 0-16', C.white, 3.4),
    p.line('M70 52q16-2 12 10t-18 8', C.lagoon, 5),
    p.sheet('M24 44H72V62C72 76 62 82 48 82S24 76 24 62Z', C.lagoon, 2),
  )

const ring = (p: Paper): string =>
  onGround(
    C.plum,
    circle(50, 60, 28, C.marigold),
    circle(50, 60, 19, C.plum),
    p.sheet('M36 22H64L72 32L50 48L28 32Z', C.mint, 1.6),
  )

const camera = (p: Paper): string =>
  onGround(
    C.lagoon,
    p.sheet('M36 30L42 20H58L64 30Z', C.butter, 1.6),
    p.sheet('M14 30H86V78H14Z', C.butter, 2),
    circle(50, 54, 19, C.plum),
    circle(50, 54, 10, C.sky),
    circle(76, 39, 4, C.poppy),
  )

const boat = (p: Paper): string =>
  onGround(
    C.butter,
    circle(72, 30, 12, C.coral),
    p.sheet('M48 16V60H20Z', C.white, 2),
    p.sheet('M12 62H88L76 80H24Z', C.poppy, 2),
    p.sheet('M0 80Q12 74 25 80T50 80T75 80T100 80V100H0Z', C.lagoon, 2),
  )

const leaf = (p: Paper): string =>
  onGround(
    C.moss,
    p.sheet('M50 14C82 34 82 66 50 86C18 66 18 34 50 14Z', C.mint, 2),
    p.line('M50 28V92', C.leaf, 3.4),
    repeat(3, i => p.line(`M50 ${46 + i * 12}l12-10M50 ${46 + i * 12}l-12-10`, C.leaf, 2.6)),
  )

const balloon = (p: Paper): string =>
  onGround(
    C.orchid,
    p.line('M38 56Q48 76 50 94', C.white, 2.4),
    p.line('M64 50Q54 76 50 94', C.white, 2.4),
    p.sheet(p.blob(36, 36, 18, 22, 12, 0.01), C.poppy, 2),
    p.sheet(p.blob(66, 32, 17, 20, 12, 0.01), C.marigold, 2),
  )

export const marketLogos = { cake, tent, note, cup, ring, camera, boat, leaf, balloon } satisfies Record<
  string,
  (p: Paper) => string
>
