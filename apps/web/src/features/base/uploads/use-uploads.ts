import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#ui/feedback/toast.ts'

/** How far the files of a form have come. */
type UploadState = 'settled' | 'sending' | 'failed'

export type ReportUploads = (state: UploadState) => void

export type Uploads = {
  isSending: boolean
  /** Where the field of the files says how far they have come. */
  report: ReportUploads
  /** Submits a form only as it is seen: while a file that failed is shown, it says what to do instead, and calls `onFailed` with it. */
  whole: (submit: (event: FormEvent) => void, onFailed?: (text: string) => void) => (event: FormEvent) => void
}

/** Files that a field uploads at once, and that its form attaches when it is sent. */
export function useUploads(): Uploads {
  const { t } = useTranslation('uploads')
  const [state, report] = useState<UploadState>('settled')
  const whole: Uploads['whole'] = (submit, onFailed) => event => {
    if (state !== 'failed') return submit(event)
    event.preventDefault()
    toast.error(t('notWhole'))
    onFailed?.(t('notWhole'))
  }
  return { isSending: state === 'sending', report, whole }
}
