import { Check } from '@phosphor-icons/react/Check'
import { Trash } from '@phosphor-icons/react/Trash'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#lib/formats.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { useBackCloses } from '#ui/overlays/use-back-closes.ts'
import classes from './recording-bar.module.css'
import type { Voice } from './use-voice.ts'

/** So often it looks how loud it is, in milliseconds, and shows so many of the last looks. */
const lookEvery = 100
const shown = 40

/** How long it has been going on, in seconds, and how loud it was last. Ends it when it is as long as it may be. */
function useProgress({ state, loudness, stop, longest }: Voice) {
  const [{ seconds, last }, setProgress] = useState({ seconds: 0, last: [] as readonly number[] })
  const look = useEffectEvent((begun: number) => {
    const passed = (Date.now() - begun) / 1000
    setProgress(before => ({ seconds: passed, last: [...before.last, loudness()].slice(-shown) }))
    if (passed >= longest) stop()
  })
  useEffect(() => {
    if (state !== 'recording') return undefined
    const begun = Date.now()
    const timer = setInterval(() => look(begun), lookEvery)
    return () => clearInterval(timer)
  }, [state])
  return { seconds, last }
}

/** Escape, wherever the focus is but in what lies above the page and has an Escape of its own. */
function useEscape(isActive: boolean, onEscape: () => void): void {
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isAbove = target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null
    if (isActive && key === 'Escape' && !isAbove) onEscape()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** While a voice message is recorded, in place of the field: how long and how loud, and the two ways to end it. Escape and Back discard it. */
export const RecordingBar = ({ voice }: { voice: Voice }) => {
  const { t } = useTranslation('messages')
  const { seconds, last } = useProgress(voice)
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => done.current?.focus(), [])
  const isPreparing = voice.state === 'preparing'
  useBackCloses(!isPreparing, voice.discard)
  useEscape(!isPreparing, voice.discard)
  return (
    <fieldset className={classes.bar} aria-label={t('recording')}>
      <IconButton
        label={t('discardRecording')}
        icon={<Trash size={22} aria-hidden />}
        disabled={isPreparing}
        onClick={voice.discard}
      />
      <VisuallyHidden aria-live="polite">{t(isPreparing ? 'preparing' : 'recording')}</VisuallyHidden>
      <span className={classes.wave} aria-hidden>
        {last.map((height, at) => (
          // The newest stands at the right, whatever was before it.
          <i key={at - last.length} style={{ height: `${Math.max(8, height)}%` }} />
        ))}
      </span>
      <span className={classes.time} data-live={!isPreparing || undefined}>
        {formatDuration(seconds)} / {formatDuration(voice.longest)}
      </span>
      <IconButton
        ref={done}
        className={classes.done}
        label={t('finishRecording')}
        icon={<Check size={20} weight="bold" aria-hidden />}
        disabled={isPreparing}
        onClick={voice.stop}
      />
    </fieldset>
  )
}
