import type { Media } from '@celebrio/contract/media'
import { useTranslation } from 'react-i18next'
import { blurImage } from './blur.ts'
import classes from './film.module.css'
import { playAlone } from './only-one.ts'

/** A film with the browser's own controls, in its own shape (no taller than square on the card). */
export const Film = ({ media, author }: { media: Media; author: string }) => {
  const { t } = useTranslation('posts')
  const { width, height, poster, blur, image } = media
  const shape = width && height ? Math.max(1, width / height) : 16 / 9
  return (
    <div className={classes.film} style={{ aspectRatio: shape, backgroundImage: blurImage(blur) }}>
      {/* Captions cannot be known for films that people put up themselves. */}
      <video
        src={poster ? image : `${image}#t=0.1`}
        poster={poster ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={media.title ? t('filmTitled', { title: media.title, name: author }) : t('filmBy', { name: author })}
        onPlay={({ currentTarget }) => playAlone(currentTarget)}
      >
        <track kind="captions" />
      </video>
    </div>
  )
}
