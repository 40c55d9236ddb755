import type { Media } from '@celebrio/contract/base/media'
import { CaretLeft } from '@phosphor-icons/react/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/CaretRight'
import { X } from '@phosphor-icons/react/X'
import { type ComponentType, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import classes from './lightbox.module.css'
import { Picture } from './picture.tsx'
import { useSwipe } from './use-swipe.ts'

export type LightboxProps = {
  pictures: readonly Media[]
  start: number
  altOf: (at: number) => string
  label: string
  /** Renders the entries that are videos. */
  film?: ComponentType<{ media: Media; alt: string }>
  onClose: () => void
}

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

/** A native modal dialog: traps the focus, closes on Escape and restores the focus. */
const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}

const Steps = ({ at, count, onGo }: { at: number; count: number; onGo: (step: -1 | 1) => void }) => {
  const { t } = useTranslation('uploads')
  return (
    <>
      {at > 0 && (
        <IconButton
          className={classes.back}
          label={t('previousPicture')}
          icon={<CaretLeft size={28} />}
          onClick={() => onGo(-1)}
        />
      )}
      {at < count - 1 && (
        <IconButton
          className={classes.on}
          label={t('nextPicture')}
          icon={<CaretRight size={28} />}
          onClick={() => onGo(1)}
        />
      )}
    </>
  )
}

/** Pictures, and videos if `film` is given, over the whole window: arrow keys, swipes, a counter. */
export const Lightbox = ({ pictures, start, altOf, label, film: Film, onClose }: LightboxProps) => {
  const { t } = useTranslation('uploads')
  const dialog = useModal()
  const [at, setAt] = useState(start)
  const go = (step: -1 | 1) => setAt(place => Math.min(pictures.length - 1, Math.max(0, place + step)))
  const swipe = useSwipe(go)
  const picture = pictures[at]
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    // In a video the arrow keys seek.
    const step = target instanceof HTMLVideoElement ? undefined : steps[key]
    if (step) go(step)
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.box}
      aria-modal="true"
      aria-label={t('picturesBy', { name: label })}
      onKeyDown={onKeyDown}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.bar}>
        <span className={classes.count} aria-live="polite">
          {pictures.length > 1 && t('counter', { at: at + 1, of: pictures.length })}
        </span>
        <IconButton label={t('close')} icon={<X size={24} />} onClick={onClose} />
      </div>
      <div className={classes.stage} {...swipe}>
        {picture?.file_type === 'image' && (
          <Picture key={picture.id} media={picture} alt={altOf(at)} sizes="100vw" fit="contain" eager />
        )}
        {picture && picture.file_type !== 'image' && Film && <Film key={picture.id} media={picture} alt={altOf(at)} />}
      </div>
      <Steps at={at} count={pictures.length} onGo={go} />
    </dialog>,
    document.body,
  )
}
