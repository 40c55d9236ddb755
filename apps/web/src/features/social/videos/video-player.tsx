import type { Media } from '@celebrio/contract/base/media'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { blurPlaceholder } from '#lib/blur-placeholder.ts'
import { playExclusively } from '#lib/exclusive-playback.ts'
import { useWatch } from './use-watch.ts'
import classes from './video-player.module.css'

export type VideoPlayerProps = {
  media: Media
  author: string
  /** Width over height; by default the video's own, but at most as tall as a square. */
  ratio?: number
  /** Without the browser's controls, for callers with a play button of their own. */
  bare?: boolean
  ref?: RefObject<HTMLVideoElement | null>
}

const ownRatio = ({ width, height }: Media): number => (width && height ? Math.max(1, width / height) : 16 / 9)

/** A video player that reports a view once enough of it has been played. */
export const VideoPlayer = ({ media, author, ratio = ownRatio(media), bare = false, ref }: VideoPlayerProps) => {
  const { t } = useTranslation('videos')
  const watching = useWatch(media.id)
  const { poster, blur, image, title } = media
  return (
    <div className={classes.film} style={{ aspectRatio: ratio, backgroundImage: blurPlaceholder(blur) }}>
      {/* There are no captions for videos that users upload. */}
      <video
        ref={ref}
        src={poster ? image : `${image}#t=0.1`}
        poster={poster ?? undefined}
        controls={!bare}
        playsInline
        preload="metadata"
        aria-label={title ? t('filmTitled', { title, name: author }) : t('filmBy', { name: author })}
        onPlay={({ currentTarget }) => playExclusively(currentTarget)}
        {...watching}
      >
        <track kind="captions" />
      </video>
    </div>
  )
}
