import type { MeetEntry } from '@celebrio/contract/people/meet'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#ui/overlays/report-dialog.tsx'
import { useReport } from './data.ts'

/** As many characters as the report of a user may have. */
const longest = 1000

type ReportProps = { entry: MeetEntry; opened: boolean; onClose: () => void }

/** Reports somebody, who is then gone from what the viewer sees. */
export const ReportEntry = ({ entry, opened, onClose }: ReportProps) => {
  const { t } = useTranslation('meet')
  const { mutate, isPending } = useReport(entry)
  return (
    <ReportDialog
      title={t('reportTitle', { name: entry.name })}
      label={t('reportReason')}
      send={t('reportSend')}
      longest={longest}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onSend={(reason, done) => mutate(reason, { onSuccess: done })}
    />
  )
}
