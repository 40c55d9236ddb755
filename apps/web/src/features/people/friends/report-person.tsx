import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#ui/overlays/report-dialog.tsx'
import { useReport } from './data.ts'

/** Maximum length of a reason, in code points. */
const longest = 1000

export type ReportPersonProps = { person: { id: number; name: string }; opened: boolean; onClose: () => void }

export const ReportPerson = ({ person: { id, name }, opened, onClose }: ReportPersonProps) => {
  const { t } = useTranslation('friends')
  const { mutate, isPending } = useReport(id)
  return (
    <ReportDialog
      title={t('reportTitle', { name })}
      label={t('reportReason')}
      send={t('reportSend')}
      longest={longest}
      draft={`report-person:${id}`}
      tooLong={t('reportTooLong', { max: longest })}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onSend={(reason, done) => mutate(reason, { onSuccess: done })}
    />
  )
}
