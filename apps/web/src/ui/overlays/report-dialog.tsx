import { textLength } from '@celebrio/contract/platform/text'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '../buttons/button.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { Dialog } from './dialog.tsx'

export type ReportDialogProps = {
  title: string
  /** Label of the reason field. */
  label: string
  /** Label of the button. */
  send: string
  /** Maximum length of a reason, in code points. */
  longest: number
  /** Error text of a longer reason; without it the field has a `maxLength` instead. */
  tooLong?: string
  opened: boolean
  /** Purpose of the draft that keeps the reason until it is sent. */
  draft: string
  /** It is being sent. */
  busy: boolean
  onClose: () => void
  /** Call `done` when it has been sent: it closes the dialog and drops the draft. */
  onSend: (reason: string, done: () => void) => void
}

const blank = { reason: '' }

/** Reports something to the moderators, with an optional reason. */
export const ReportDialog = ({ label, send, longest, tooLong, busy, onSend, ...props }: ReportDialogProps) => {
  const { draft, ...dialog } = props
  const { values, change, reset } = useDraft(draft, blank)
  const { reason } = values
  const isTooLong = tooLong !== undefined && textLength(reason) > longest
  const done = () => {
    reset()
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
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
    </Dialog>
  )
}
