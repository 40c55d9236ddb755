import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  title: string
  text: string
  opened: boolean
  /** It is being done. */
  busy: boolean
  /** What it does, on the button. */
  confirm: string
  /** Label of a cancel button, in addition to the close button. */
  refuse?: string
  onClose: () => void
  onConfirm: () => void
  /** Called when it has gone. */
  onClosed?: () => void
  /** What else it means. */
  children?: ReactNode
}

/** Asks for confirmation; the button is labelled with the action. */
export const ConfirmDialog = ({ text, busy, confirm, refuse, onConfirm, children, ...dialog }: ConfirmDialogProps) => {
  const answers = (
    <>
      <Button variant="danger" fullWidth loading={busy} onClick={onConfirm}>
        {confirm}
      </Button>
      {refuse && (
        <Button variant="quiet" fullWidth onClick={dialog.onClose}>
          {refuse}
        </Button>
      )}
    </>
  )
  return (
    <Dialog {...dialog} footer={answers}>
      <p>{text}</p>
      {children}
    </Dialog>
  )
}
