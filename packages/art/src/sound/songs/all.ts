import { bhangra } from './bhangra.ts'
import { birthday } from './birthday.ts'
import { highlife } from './highlife.ts'
import { lullaby } from './lullaby.ts'
import type { Piece } from './piece.ts'
import { procession } from './procession.ts'
import { samba } from './samba.ts'
import { serenade } from './serenade.ts'
import { waltz } from './waltz.ts'

/** Every piece by its name. */
export const songs = { bhangra, birthday, highlife, lullaby, procession, samba, serenade, waltz } satisfies Record<
  string,
  Piece
>

export type SongName = keyof typeof songs
