import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { X } from '@phosphor-icons/react/X'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../buttons/icon-button.tsx'
import { markFirstField } from '../fields/first-field.ts'
import classes from './dialog.module.css'
import { useScrollLock } from './scroll-lock.ts'
import { useBackCloses } from './use-back-closes.ts'

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean
  /** URL of a picture over the top edge, like the flap of an envelope. */
  flap?: string
  /** `small` 440, `medium` 560, `large` 760 pixels. */
  size?: 'small' | 'medium' | 'large'
  /** Buttons under the content, which stay visible while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
  /** Called when the closing transition has ended: the place to reset state. */
  onClosed?: () => void
}

const widths = { small: 440, medium: 560, large: 760 }

/**
 * A bottom sheet on phones, a centred dialog from 560 px. Traps the focus, which starts in the first field (or on
 * `data-autofocus`), closes on Escape, a click outside or Back, and restores the focus.
 */
export const Dialog = ({ opened, onClose, title, titleHidden, flap, size = 'small', footer, ...rest }: DialogProps) => {
  const { t } = useTranslation('ui')
  useScrollLock(opened)
  useBackCloses(opened, onClose)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={rest.onClosed}
      lockScroll={false}
      size={widths[size]}
      transitionProps={{ transition: 'slide-up', duration: 260, timingFunction: 'cubic-bezier(.2, .8, .2, 1)' }}
      classNames={{ inner: classes.inner, content: classes.content, body: classes.body, overlay: classes.overlay }}
    >
      <Modal.Overlay />
      <Modal.Content ref={markFirstField}>
        {flap && <img className={classes.flap} src={flap} alt="" />}
        <div className={classes.close} data-flap={flap ? true : undefined}>
          <IconButton label={t('close')} icon={<X size={22} />} onClick={onClose} />
        </div>
        <Modal.Body>
          <Modal.Title className={classes.title} data-hidden={titleHidden || undefined}>
            {title}
          </Modal.Title>
          {rest.children}
        </Modal.Body>
        {footer && <div className={classes.footer}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  )
}
