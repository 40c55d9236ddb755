import type { Media } from '@celebrio/contract/base/media'
import { Pause } from '@phosphor-icons/react/Pause'
import { Play } from '@phosphor-icons/react/Play'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#lib/formats.ts'
import { useSoundTitle } from '../use-sound-title.ts'
import classes from './song.module.css'
import { usePlayback } from './use-playback.ts'
import { Wave } from './wave.tsx'

export type SongProps = {
  media: Media
  /** What it is called where it has no title. */
  untitled?: string
}

const timesOf = (seconds: readonly number[]) => seconds.map(formatDuration).join(' / ')

/** A song or a recording: play button, seekable waveform, and time. */
export const Song = ({ media, untitled }: SongProps) => {
  const { t } = useTranslation('uploads')
  const { audio, playing, time, length, broken, toggle, seek, events } = usePlayback((media.duration ?? 0) / 1000)
  const title = useSoundTitle()(media.title) || untitled || t('songUntitled')
  return (
    <div className={classes.song}>
      {/* There are no captions for songs that users upload. */}
      <audio ref={audio} src={media.image} preload={length > 0 ? 'none' : 'metadata'} {...events}>
        <track kind="captions" />
      </audio>
      <button
        type="button"
        className={classes.play}
        aria-label={t(playing ? 'pauseSong' : 'playSong', { title })}
        onClick={toggle}
      >
        {playing ? <Pause size={24} weight="fill" aria-hidden /> : <Play size={24} weight="fill" aria-hidden />}
      </button>
      <div className={classes.body}>
        <div className={classes.words}>
          <b className={classes.title}>{title}</b>
          <span className={classes.time}>
            {broken ? t('songBroken') : timesOf(playing || time > 0 ? [time, length] : [length])}
          </span>
        </div>
        <Wave peaks={media.peaks} time={time} length={length} label={t('seekSong', { title })} onSeek={seek} />
      </div>
    </div>
  )
}
