import { textLength } from '@celebrio/contract/platform/text'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { Dialog } from './dialog.tsx'

export type ReportDialogProps = {
  title: string
  /** Asks for the reason. */
  label: string
  /** On the button. */
  send: string
  /** Code points that a reason may have. */
  longest: number
  /** Says that a reason has more; without it no more can be typed. */
  tooLong?: string
  opened: boolean
  /** It is being sent. */
  busy: boolean
  onClose: () => void
  /** `done`, called when it has been sent, closes the dialog and forgets the reason. */
  onSend: (reason: string, done: () => void) => void
}

/** Tells the people who look after Celebrio about something; a reason helps them and may be left out. */
export const ReportDialog = ({ label, send, longest, tooLong, busy, onSend, ...dialog }: ReportDialogProps) => {
  const [reason, setReason] = useState('')
  const isTooLong = tooLong !== undefined && textLength(reason) > longest
  const done = () => {
    setReason('')
    dialog.onClose()
  }
  const button = (
    <Button variant="danger" fullWidth loading={busy} disabled={isTooLong} onClick={() => onSend(reason, done)}>
      {send}
    </Button>
  )
  return (
    <Dialog {...dialog} footer={button}>
      <TextArea
        label={label}
        optional
        rows={3}
        maxLength={tooLong === undefined ? longest : undefined}
        value={reason}
        error={isTooLong ? tooLong : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  )
}
