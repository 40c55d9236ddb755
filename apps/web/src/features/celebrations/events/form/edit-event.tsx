import type { Event } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { useEventConcerns } from '../event-concerns.ts'
import { EventForm } from './event-form.tsx'
import { isMoved } from './times.ts'
import { useEditForm } from './use-event-form.ts'
import { valuesOf } from './values.ts'

/** Form of an existing event; returns to its page. */
export const EditEvent = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  const navigate = useNavigate()
  const form = useEditForm(event, () => void navigate(paths.event(event.id)))
  const cancel = (
    <ButtonLink variant="quiet" to={paths.event(event.id)} onClick={form.reset}>
      {t('cancel')}
    </ButtonLink>
  )
  const concerns = useEventConcerns(event, 'reschedule')
  const warning = isMoved(valuesOf(event), form.values) && (
    <>
      {event.total_guests > 0 && <span>{t('movesGuests')}</span>}
      {concerns}
    </>
  )
  return (
    <EventForm
      form={form}
      title={event.title}
      action={t('saveEvent')}
      leave={{ to: paths.event(event.id), label: t('cancel'), onLeave: form.reset }}
      aside={cancel}
      warning={warning}
      host={event.user.name}
    />
  )
}
