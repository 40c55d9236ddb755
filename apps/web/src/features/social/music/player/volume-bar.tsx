import { SpeakerHigh } from '@phosphor-icons/react/SpeakerHigh'
import { SpeakerSlash } from '@phosphor-icons/react/SpeakerSlash'
import { type CSSProperties, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '#lib/formats.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import classes from './mini-player.module.css'
import { setVolume } from './player.ts'
import { usePlayer } from './player-store.ts'

/** Not on phones, which have volume keys. */
export const VolumeBar = () => {
  const { t } = useTranslation('music')
  const volume = usePlayer(player => player.volume)
  const before = useRef(volume || 1)
  const mute = () => {
    if (volume > 0) before.current = volume
    setVolume(volume > 0 ? 0 : before.current)
  }
  const icon = volume > 0 ? <SpeakerHigh size={20} /> : <SpeakerSlash size={20} />
  return (
    <div className={classes.volume}>
      <IconButton label={t(volume > 0 ? 'mute' : 'unmute')} icon={icon} onClick={mute} />
      <input
        type="range"
        className={classes.range}
        style={{ '--share': volume } as CSSProperties}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-label={t('volume')}
        aria-valuetext={formatPercent(volume)}
        onChange={({ currentTarget }) => setVolume(Number(currentTarget.value))}
      />
    </div>
  )
}
