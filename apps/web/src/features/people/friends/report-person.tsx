import { friends } from '@celebrio/contract/people/friends'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ReportDialog } from '#ui/overlays/report-dialog.tsx'

/** Code points of a reason. */
const longest = 1000

export type ReportPersonProps = { person: { id: number; name: string }; opened: boolean; onClose: () => void }

export const ReportPerson = ({ person: { id, name }, opened, onClose }: ReportPersonProps) => {
  const { t } = useTranslation('friends')
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) => call(friends.report, { params: { friend_id: id }, body: { reason } }),
    onSuccess: () => toast.success(t('reported')),
    onError: error => toast.error(errorText(error)),
  })
  return (
    <ReportDialog
      title={t('reportTitle', { name })}
      label={t('reportReason')}
      send={t('reportSend')}
      longest={longest}
      tooLong={t('reportTooLong', { max: longest })}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onSend={(reason, done) => mutate(reason, { onSuccess: done })}
    />
  )
}
