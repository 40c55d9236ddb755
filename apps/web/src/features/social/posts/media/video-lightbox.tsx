import type { Media } from '@celebrio/contract/base/media'
import { Lightbox, type LightboxProps } from '#features/base/uploads'
import { useWatch } from '#features/social/videos'
import { playExclusively } from '#lib/exclusive-playback.ts'
import classes from './video-lightbox.module.css'

const Film = ({ media, alt }: { media: Media; alt: string }) => (
  <video
    className={classes.film}
    src={media.image}
    controls
    playsInline
    aria-label={alt}
    onPlay={({ currentTarget }) => playExclusively(currentTarget)}
    {...useWatch(media.id)}
  >
    <track kind="captions" />
  </video>
)

/** A lightbox for pictures and videos, which reports video views. */
export const VideoLightbox = (props: Omit<LightboxProps, 'film'>) => <Lightbox {...props} film={Film} />
