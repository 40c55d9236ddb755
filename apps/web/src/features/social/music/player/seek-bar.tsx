import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#lib/formats.ts'
import classes from './mini-player.module.css'
import { seek } from './player.ts'
import { usePlayer } from './player-store.ts'

/** Seconds that an arrow key moves. */
const stride = 5
const steps: Record<string, number> = { ArrowLeft: -stride, ArrowDown: -stride, ArrowRight: stride, ArrowUp: stride }

/** A slider with the position in the song. */
export const SeekBar = ({ title }: { title: string }) => {
  const { t } = useTranslation('music')
  const time = usePlayer(player => player.time)
  const length = usePlayer(player => player.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    seek(time + step)
  }
  const shown = { time: formatDuration(time), length: formatDuration(length) }
  return (
    <div className={classes.seek}>
      <span className={classes.time}>{shown.time}</span>
      <input
        type="range"
        className={classes.range}
        style={{ '--share': length > 0 ? time / length : 0 } as CSSProperties}
        min={0}
        max={length || 1}
        step="any"
        value={Math.min(time, length || 1)}
        aria-label={t('seek', { title })}
        aria-valuetext={t('timeOf', shown)}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
      <span className={classes.time}>{shown.length}</span>
    </div>
  )
}
