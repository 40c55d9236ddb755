import type { Media } from '@celebrio/contract/base/media'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { blurImage } from '#lib/blur.ts'
import { playAlone } from '#lib/play-alone.ts'
import classes from './film.module.css'
import { useWatch } from './use-watch.ts'

export type FilmProps = {
  media: Media
  author: string
  /** Width over height; the film's own one, but no taller than square, without it. */
  ratio?: number
  /** Without the browser's own controls: for a place that starts it by a button of its own. */
  bare?: boolean
  ref?: RefObject<HTMLVideoElement | null>
}

const ownRatio = ({ width, height }: Media): number => (width && height ? Math.max(1, width / height) : 16 / 9)

/** A film; when it has played for long enough, that is told as a view. */
export const Film = ({ media, author, ratio = ownRatio(media), bare = false, ref }: FilmProps) => {
  const { t } = useTranslation('videos')
  const watching = useWatch(media.id)
  const { poster, blur, image, title } = media
  return (
    <div className={classes.film} style={{ aspectRatio: ratio, backgroundImage: blurImage(blur) }}>
      {/* Captions cannot be known for films that people put up themselves. */}
      <video
        ref={ref}
        src={poster ? image : `${image}#t=0.1`}
        poster={poster ?? undefined}
        controls={!bare}
        playsInline
        preload="metadata"
        aria-label={title ? t('filmTitled', { title, name: author }) : t('filmBy', { name: author })}
        onPlay={({ currentTarget }) => playAlone(currentTarget)}
        {...watching}
      >
        <track kind="captions" />
      </video>
    </div>
  )
}
