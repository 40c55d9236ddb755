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

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean
  /** Address of a picture that lies over the top like the flap of an envelope. */
  flap?: string
  /** `small` 440, `medium` 560, `large` 760 pixels. */
  size?: 'small' | 'medium' | 'large'
  /** Buttons under the content, which stay in sight while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
  /** When it is wholly gone: the place to reset what it held. */
  onClosed?: () => void
}

const widths = { small: 440, medium: 560, large: 760 }

/**
 * A sheet that comes from below on phones and stands in the middle from 560 px. Holds the focus, which begins in its first
 * field (or where `data-autofocus` stands), closes by Escape or a click beside it, and gives the focus back.
 */
export const Dialog = ({ opened, onClose, title, titleHidden, flap, size = 'small', footer, ...rest }: DialogProps) => {
  const { t } = useTranslation('ui')
  useScrollLock(opened)
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
