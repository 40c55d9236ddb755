import { type ReactNode, useId } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type FormDialogProps = Pick<DialogProps, 'opened' | 'onClose' | 'title'> & {
  /** What the button says. */
  action: string
  /** Renders the form with this id. It is mounted while the dialog is open, and its state with it. */
  children: (form: string) => ReactNode
}

/** A dialog with a form, whose submit button stays visible while the form scrolls. */
export const FormDialog = ({ action, children, ...dialog }: FormDialogProps) => {
  const form = useId()
  const submit = (
    <Button type="submit" form={form} fullWidth>
      {action}
    </Button>
  )
  return (
    <Dialog {...dialog} footer={submit}>
      {children(form)}
    </Dialog>
  )
}
