import { X } from '@phosphor-icons/react/X'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { announce } from '#ui/feedback/announcer.tsx'
import { Cover } from '../cover.tsx'
import classes from './mini-player.module.css'
import { PlaybackControls } from './playback-controls.tsx'
import { closePlayer } from './player.ts'
import { usePlayer } from './player-store.ts'
import { SeekBar } from './seek-bar.tsx'
import { VolumeBar } from './volume-bar.tsx'

/** Closes the player when the session ends or a different one begins. */
const useSilenceOnLeave = () => {
  const userId = useSession()?.user.id
  const [owner] = useState(userId)
  useEffect(() => {
    if (userId !== owner) closePlayer()
  }, [userId, owner])
}

const close = () => {
  closePlayer()
  // The focused button is removed.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** The mini player, which is shown on all pages. */
export const MiniPlayer = () => {
  const { t } = useTranslation('music')
  const song = usePlayer(player => player.queue[player.at])
  const broken = usePlayer(player => player.broken)
  useSilenceOnLeave()
  const title = song?.title || t('untitled')
  const artist = song?.user.name ?? ''
  const id = song?.id
  useEffect(() => {
    if (id !== undefined) announce(t('nowPlaying', { title, artist }))
  }, [id, title, artist, t])
  if (!song) return null
  return (
    <section className={classes.player} aria-label={t('player')}>
      <Cover song={song} size={48} />
      <div className={classes.words}>
        <Link to={paths.profileMusic(song.user.id)} className={classes.title} dir="auto">
          {title}
        </Link>
        <span className={classes.artist} dir="auto">
          {broken ? t('broken') : artist}
        </span>
      </div>
      <PlaybackControls title={title} />
      <SeekBar title={title} />
      <VolumeBar />
      <div className={classes.close}>
        <IconButton label={t('closePlayer')} icon={<X size={20} />} onClick={close} />
      </div>
    </section>
  )
}
