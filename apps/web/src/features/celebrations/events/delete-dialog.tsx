import type { Event } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDelete } from './data.ts'
import { useEventConcerns } from './event-concerns.ts'

type DeleteDialogProps = { event: Event; opened: boolean; onClose: () => void; onDeleted: () => void }

/** Confirms deleting an event and says who will be notified. */
export const DeleteDialog = ({ event, opened, onClose, onDeleted }: DeleteDialogProps) => {
  const { t } = useTranslation('events')
  const { mutate, isPending } = useDelete(event, onDeleted)
  const concerns = useEventConcerns(event, { kind: 'delete' })
  const count = event.total_guests
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('deleteTitle', { title: event.title })}
      text={count > 0 ? t('deleteTold', { count }) : t('deleteText')}
      confirm={t('deleteSure')}
      refuse={t('keep')}
      busy={isPending}
      onConfirm={() => mutate()}
    >
      {concerns}
    </ConfirmDialog>
  )
}
