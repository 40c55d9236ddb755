import type { Event } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { EventSummary } from '../event-summary.tsx'

type DetailsDialogProps = { event: Event; opened: boolean; onClose: () => void; onDelete: () => void }

/** Details of an own event with links to view, edit and delete it. */
export const DetailsDialog = ({ event, opened, onClose, onDelete }: DetailsDialogProps) => {
  const { t } = useTranslation('events')
  const footer = (
    <>
      <Button variant="danger" onClick={onDelete}>
        {t('delete')}
      </Button>
      <ButtonLink variant="outline" to={paths.eventEdit(event.id)}>
        {t('edit')}
      </ButtonLink>
      <ButtonLink variant="outline" to={paths.eventSummary(event.id)}>
        {t('summary')}
      </ButtonLink>
      <ButtonLink to={paths.event(event.id)}>{t('viewEvent')}</ButtonLink>
    </>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={event.title} size="medium" footer={footer}>
      <EventSummary event={event} />
    </Dialog>
  )
}
