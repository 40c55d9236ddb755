import type { MeetEntry } from '@celebrio/contract/people/meet-shapes'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#ui/overlays/report-dialog.tsx'
import { useReport } from './data.ts'

/** Maximum length of a report, in characters. */
const longest = 1000

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
      longest={longest}
      draft={draft}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onSend={(reason, done) => mutate(reason, { onSuccess: done })}
    />
  )
}
