import type { Media } from '@celebrio/contract/base/media'
import { Lightbox, type LightboxProps } from '#features/base/uploads'
import { useWatch } from '#features/social/videos'
import { playAlone } from '#lib/play-alone.ts'
import classes from './lightbox-with-films.module.css'

const Film = ({ media, alt }: { media: Media; alt: string }) => (
  <video
    className={classes.film}
    src={media.image}
    controls
    playsInline
    aria-label={alt}
    onPlay={({ currentTarget }) => playAlone(currentTarget)}
    {...useWatch(media.id)}
  >
    <track kind="captions" />
  </video>
)

/** Pictures and films over the whole window; watching a film counts. */
export const LightboxWithFilms = (props: Omit<LightboxProps, 'film'>) => <Lightbox {...props} film={Film} />
