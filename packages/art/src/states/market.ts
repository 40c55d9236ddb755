import { n1, pile, repeat } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import { flower } from '../plants.ts'
import { dashed, pool } from './empty.ts'

/** The scalloped edge of an awning. */
const awning = (p: Paper): string =>
  repeat(8, i => p.flat(`M${44 + i * 29} 72h29v10q-14.5 20 -29 0z`, i % 2 ? C.cream : C.poppy))

/** A market stall that nothing lies on yet. */
export function stall(p: Paper): string {
  return pile(
    pool(p, 128, 214),
    p.sheet(p.rect(62, 70, 9, 142, 0.6), C.wood, 2) + p.sheet(p.rect(249, 70, 9, 142, 0.6), C.wood, 2),
    p.sheet('M62 152H258V206H62Z', C.marigold, 4) + p.sheet('M52 144H268V156H52Z', C.wood, 2),
    p.sheet('M60 28H260L276 74H44Z', C.poppy, 3),
    repeat(4, i => p.flat(`M${85 + i * 50} 28h25L${n1(102 + i * 58)} 74h-29Z`, C.cream)),
    awning(p),
    dashed('<path d="M100 142V118Q112 106 124 118V142ZM148 142V112H180V142ZM204 142a14 16 0 0 1 28 0Z"/>'),
    flower(p, 268, 206, 13, 8, C.coral),
  )
}
