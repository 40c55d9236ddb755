import type { Video } from '@celebrio/contract/social/videos'
import { Play } from '@phosphor-icons/react/Play'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount, formatDuration } from '#lib/formats.ts'
import classes from './most-watched-video.module.css'
import { VideoPlayer } from './video-player.tsx'

const Cover = ({ video, onStart }: { video: Video; onStart: () => void }) => {
  const { t } = useTranslation('videos')
  return (
    <>
      <button
        type="button"
        className={classes.start}
        aria-label={t('play', { name: video.user.name })}
        onClick={onStart}
      >
        <span className={classes.disc}>
          <Play size={22} weight="fill" aria-hidden />
        </span>
      </button>
      {video.duration !== null && <span className={classes.length}>{formatDuration(video.duration / 1000)}</span>}
    </>
  )
}

/** A video behind one large play button; shows the browser's controls once it plays. */
export const FeaturedVideo = ({ video }: { video: Video }) => {
  const { t } = useTranslation('videos')
  const film = useRef<HTMLVideoElement>(null)
  const [started, setStarted] = useState(false)
  const { user, content, total_views: count } = video
  // A video is focusable only with its controls.
  useEffect(() => {
    if (started) film.current?.focus()
  }, [started])
  const start = () => {
    setStarted(true)
    film.current?.play().catch(() => undefined)
  }
  return (
    <>
      <div className={classes.film}>
        <VideoPlayer media={video} author={user.name} ratio={16 / 9} bare={!started} ref={film} />
        {!started && <Cover video={video} onStart={start} />}
      </div>
      {content && (
        <p className={classes.words} dir="auto">
          {content}
        </p>
      )}
      <p className={classes.facts}>
        <span dir="auto">{user.name}</span> · {t('views', { count, shown: formatCount(count) })}
      </p>
    </>
  )
}
