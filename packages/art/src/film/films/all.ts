import type { Film } from '../stage.ts'
import { balloons } from './balloons.ts'
import { candles } from './candles.ts'
import { fireworks } from './fireworks.ts'
import { firstDance } from './first-dance.ts'
import { lanterns } from './lanterns.ts'

/** Every film by its name. */
export const films = { balloons, candles, fireworks, 'first-dance': firstDance, lanterns } satisfies Record<
  string,
  Film
>

export type FilmName = keyof typeof films
