import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#lib/formats.ts'
import classes from './song.module.css'

export type WaveProps = {
  /** Loudness values, 0–100; a flat line if the server could not measure it. */
  peaks: readonly number[] | null
  time: number
  length: number
  label: string
  onSeek: (seconds: number) => void
}

const quiet = Array.from({ length: 64 }, () => 12)
/** Seconds that an arrow key moves. */
const stride = 5
const keys: Record<string, number> = { ArrowLeft: -stride, ArrowDown: -stride, ArrowRight: stride, ArrowUp: stride }

/** A waveform with a range input over it, so that touch, mouse and keyboard can seek. */
export const Wave = ({ peaks, time, length, label, onSeek }: WaveProps) => {
  const { t } = useTranslation('uploads')
  const bars = (peaks?.length ? peaks : quiet).map((height, at) => ({ at, height: Math.max(8, height) }))
  const played = length > 0 ? (time / length) * bars.length : 0
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key]
    if (!step) return
    event.preventDefault()
    onSeek(time + step)
  }
  return (
    <span className={classes.wave}>
      {bars.map(({ at, height }) => (
        <i key={at} style={{ height: `${height}%` }} data-played={at < played || undefined} />
      ))}
      <input
        type="range"
        min={0}
        max={length || 1}
        step="any"
        value={Math.min(time, length || 1)}
        aria-label={label}
        aria-valuetext={t('timeOf', { time: formatDuration(time), length: formatDuration(length) })}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
      />
    </span>
  )
}
