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
  /** A second way out, said in words. */
  refuse?: string
  onClose: () => void
  onConfirm: () => void
}

/** Says what is about to be done, and does it by a button that bears its name. */
export const ConfirmDialog = ({ text, busy, confirm, refuse, onConfirm, ...dialog }: ConfirmDialogProps) => {
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
    </Dialog>
  )
}
