import type { MeetEntry } from '@celebrio/contract/people/meet-shapes'
import { reportLimits } from '@celebrio/contract/platform/reports'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#features/base/reports'
import { useReport } from './data.ts'

type ReportProps = { entry: MeetEntry; opened: boolean; onClose: () => void }

/** Reports a person, who is then hidden from the viewer. */
export const ReportEntry = ({ entry, opened, onClose }: ReportProps) => {
  const { t } = useTranslation('meet')
  const draft = `report-meet:${entry.id}`
  const { mutate, isPending } = useReport(entry, draft)
  return (
    <ReportDialog
      title={t('reportTitle', { name: entry.name })}
      label={t('reportReason')}
      send={t('reportSend')}
      longest={reportLimits.reason}
      draft={draft}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onSend={(said, done) => mutate(said, { onSuccess: done })}
    />
  )
}
