import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#features/base/reports'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDelete, useReport } from '../actions.ts'

type DialogProps = { message: ChatMessage; opened: boolean; onClose: () => void }

export const DeleteMessage = ({ message, opened, onClose, onClosed }: DialogProps & { onClosed: () => void }) => {
  const { t } = useTranslation('messages')
  const { mutate, isPending } = useDelete(message)
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      text={t('deleteText')}
      confirm={t('delete')}
      refuse={t('keep')}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onClosed={onClosed}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
    />
  )
}

/** Code points of a reason. */
const longest = 1000

export const ReportMessage = ({ message, opened, onClose }: DialogProps) => {
  const { t } = useTranslation('messages')
  const { mutate, isPending } = useReport(message)
  return (
    <ReportDialog
      title={t('reportTitle')}
      label={t('reportReason')}
      send={t('reportSend')}
      longest={longest}
      draft={`report-message:${message.id}`}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onSend={(said, done) => mutate(said, { onSuccess: done })}
    />
  )
}
