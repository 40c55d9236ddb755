import { reportLimits } from '@celebrio/contract/platform/reports'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#features/base/reports'
import { useReport } from './data.ts'

export type ReportPersonProps = {
  person: { id: number; name: string }
  opened: boolean
  onClose: () => void
  /** Called when the report has been sent, after `onClose`. */
  onReported: () => void
}

export const ReportPerson = ({ person: { id, name }, opened, onClose, onReported }: ReportPersonProps) => {
  const { t } = useTranslation('friends')
  const { mutate, isPending } = useReport(id)
  return (
    <ReportDialog
      title={t('reportTitle', { name })}
      label={t('reportReason')}
      send={t('reportSend')}
      longest={reportLimits.reason}
      draft={`report-person:${id}`}
      tooLong={t('reportTooLong', { max: reportLimits.reason })}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onSend={(said, done) => {
        const onSuccess = () => {
          done()
          onReported()
        }
        mutate(said, { onSuccess })
      }}
    />
  )
}
