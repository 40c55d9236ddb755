import { reportLimits } from '@celebrio/contract/platform/reports'
import { Flag } from '@phosphor-icons/react/Flag'
import { useState } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ReportDialog, type Said } from './report-dialog.tsx'

type ReportButtonProps = {
  words: { report: string; title: string; reason: string; send: string; tooLong: string }
  /** Purpose of the draft that keeps what is said until it is sent. */
  draft: string
  report: { mutate: (said: Said, options: { onSuccess: () => void }) => void; isPending: boolean }
}

/** A button with a flag that brings something before the staff. */
export const ReportButton = ({ words, draft, report: { mutate, isPending } }: ReportButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={words.report}
        icon={<Flag size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <ReportDialog
        title={words.title}
        label={words.reason}
        send={words.send}
        longest={reportLimits.reason}
        draft={draft}
        tooLong={words.tooLong}
        opened={isOpen}
        busy={isPending}
        onClose={() => setOpen(false)}
        onSend={(said, done) => mutate(said, { onSuccess: done })}
      />
    </>
  )
}
