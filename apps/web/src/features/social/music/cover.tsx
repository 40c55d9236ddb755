import type { Song } from '@celebrio/contract/social/music'
import { blurPlaceholder } from '#lib/blur-placeholder.ts'
import classes from './cover.module.css'

/** The cover of a song, or a record without one. Decorative: the title is beside it. */
export const Cover = ({ song: { cover }, size }: { song: Song; size: number }) => (
  <img
    className={classes.cover}
    src={cover?.sources[0]?.url ?? cover?.image ?? '/art/placeholder-audio.svg'}
    width={size}
    height={size}
    alt=""
    loading="lazy"
    decoding="async"
    style={{ width: size, height: size, backgroundImage: blurPlaceholder(cover?.blur ?? null) }}
  />
)
