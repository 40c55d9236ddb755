import type { FilmName } from '@celebrio/art/film/film'
import type { SceneName } from '@celebrio/art/scene'
import type { SongName } from '@celebrio/art/sound/song'
import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { PersonKey } from '../cast/people.ts'

export type PictureShape = 'wide' | 'square' | 'tall'
export type DemoPicture = { kind: 'picture'; scene: SceneName; seed: number; shape: PictureShape }
export type DemoSong = { kind: 'song'; song: SongName; title: string }
export type DemoFilm = { kind: 'film'; film: FilmName }
export type DemoMedia = DemoPicture | DemoSong | DemoFilm

export type DemoComment = {
  by: PersonKey
  /** How long ago, after the post. */
  ago: string
  text: string
}

export type DemoPost = {
  by: PersonKey
  /** How long ago, in days, hours and minutes: `12m`, `5h`, `2d7h`. */
  ago: string
  text?: string
  media?: readonly DemoMedia[]
  /** What is said under it, the oldest first. */
  comments?: readonly DemoComment[]
  /** How warmly it is received: from 1, by few, to 5, by everybody. */
  warmth: 1 | 2 | 3 | 4 | 5
  /** The flowers that it is given, the most given first. */
  flowers?: readonly FlowerType[]
}

export const picture = (scene: SceneName, seed = 1, shape: PictureShape = 'wide'): DemoPicture => ({
  kind: 'picture',
  scene,
  seed,
  shape,
})
export const song = (song: SongName, title: string): DemoSong => ({ kind: 'song', song, title })
export const film = (film: FilmName): DemoFilm => ({ kind: 'film', film })

const minutes = { d: 1440, h: 60, m: 1 }

/** Minutes of a time such as `2d7h`. @throws RangeError for anything else */
export function minutesAgo({ ago }: { ago: string }): number {
  if (!/^(\d+[dhm])+$/.test(ago)) throw new RangeError(`${ago} is not a time`)
  return [...ago.matchAll(/(\d+)([dhm])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * minutes[unit as keyof typeof minutes],
    0,
  )
}
