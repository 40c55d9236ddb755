import type { Song } from '@celebrio/contract/social/music'
import { Pause } from '@phosphor-icons/react/Pause'
import { Play } from '@phosphor-icons/react/Play'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCount, formatDuration } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { Cover } from './cover.tsx'
import { toggle } from './player/player.ts'
import { usePlayer } from './player/player-store.ts'
import { SongMenu } from './song-menu.tsx'
import classes from './song-row.module.css'
import { SubscribeButton } from './subscribe-button.tsx'

export type SongRowProps = {
  song: Song
  /** Shows the artist, in lists with songs of several people. */
  withArtist: boolean
  onPlay: () => void
}

const Facts = ({ song, withArtist }: Omit<SongRowProps, 'onPlay'>) => {
  const { t } = useTranslation('music')
  const { user, audio, total_subscribers: count } = song
  return (
    <span className={classes.facts}>
      {withArtist && (
        <>
          <Link to={paths.profileMusic(user.id)} className={classes.artist} dir="auto">
            {user.name}
          </Link>
          {' · '}
        </>
      )}
      {formatDuration((audio.duration ?? 0) / 1000)}
      {count > 0 && ` · ${t('subscribers', { count, shown: formatCount(count) })}`}
    </span>
  )
}

/** A song: play button, cover, title and actions. */
export const SongRow = ({ song, withArtist, onPlay }: SongRowProps) => {
  const { t } = useTranslation('music')
  const isCurrent = usePlayer(player => player.queue[player.at]?.id === song.id)
  const isPlaying = usePlayer(player => player.playing && player.queue[player.at]?.id === song.id)
  const title = song.title || t('untitled')
  const Icon = isPlaying ? Pause : Play
  return (
    <li className={classes.row} aria-label={title} data-current={isCurrent || undefined}>
      <div className={classes.picture}>
        <Cover song={song} size={64} />
        <button
          type="button"
          className={classes.play}
          aria-label={t(isPlaying ? 'pause' : 'play', { title })}
          onClick={isCurrent ? toggle : onPlay}
        >
          <span>
            <Icon size={18} weight="fill" aria-hidden />
          </span>
        </button>
      </div>
      <div className={classes.words}>
        <b className={classes.title} dir="auto">
          {title}
        </b>
        <Facts song={song} withArtist={withArtist} />
      </div>
      {song.can.subscribe && <SubscribeButton song={song} title={title} />}
      {song.can.edit && <SongMenu song={song} title={title} />}
    </li>
  )
}
