import type { Media } from '@celebrio/contract/base/media'
import { PlayCircle } from '@phosphor-icons/react/PlayCircle'
import { Picture } from '#features/base/uploads'
import classes from './files.module.css'

/** A square thumbnail of a picture or video. */
export const Thumb = ({ media, alt }: { media: Media; alt: string }) => {
  if (media.file_type === 'image') return <Picture media={media} alt={alt} sizes="(min-width: 680px) 320px, 50vw" />
  return (
    <span className={classes.film} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
      <video src={`${media.image}#t=0.1`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden />
      <PlayCircle size={48} weight="fill" aria-hidden />
    </span>
  )
}
