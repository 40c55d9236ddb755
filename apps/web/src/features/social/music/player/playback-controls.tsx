import { Pause } from '@phosphor-icons/react/Pause'
import { Play } from '@phosphor-icons/react/Play'
import { SkipBack } from '@phosphor-icons/react/SkipBack'
import { SkipForward } from '@phosphor-icons/react/SkipForward'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import classes from './mini-player.module.css'
import { next, previous, toggle } from './player.ts'
import { usePlayer } from './player-store.ts'

export const PlaybackControls = ({ title }: { title: string }) => {
  const { t } = useTranslation('music')
  const playing = usePlayer(player => player.playing)
  const isLast = usePlayer(player => player.at >= player.queue.length - 1)
  const Icon = playing ? Pause : Play
  return (
    <div className={classes.keys}>
      <IconButton label={t('previous')} icon={<SkipBack size={20} weight="fill" />} onClick={previous} />
      <button
        type="button"
        className={classes.toggle}
        aria-label={t(playing ? 'pause' : 'play', { title })}
        onClick={toggle}
      >
        <Icon size={22} weight="fill" aria-hidden />
      </button>
      <IconButton label={t('next')} icon={<SkipForward size={20} weight="fill" />} onClick={next} disabled={isLast} />
    </div>
  )
}
