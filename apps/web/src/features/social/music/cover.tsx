import type { Song } from '@celebrio/contract/social/music'
import { blurImage } from '#lib/blur.ts'
import classes from './cover.module.css'

/** The picture of a song, a record where it has none. Its name stands beside it. */
export const Cover = ({ song: { cover }, size }: { song: Song; size: number }) => (
  <img
    className={classes.cover}
    src={cover?.sources[0]?.url ?? cover?.image ?? '/art/placeholder-audio.svg'}
    width={size}
    height={size}
    alt=""
    loading="lazy"
    decoding="async"
    style={{ width: size, height: size, backgroundImage: blurImage(cover?.blur ?? null) }}
  />
)
