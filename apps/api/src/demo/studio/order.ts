import type { FilmName } from '@celebrio/art/film/film'
import type { SongName } from '@celebrio/art/sound/song'

/** A request to the recording thread. */
export type Order = { path: string } & ({ kind: 'song'; name: SongName } | { kind: 'film'; name: FilmName })

/** Its answer: the order's path, and what went wrong if something did. */
export type Delivery = { path: string; fault?: string }
