import type { Event } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { useEventConcerns } from '../event-concerns.ts'
import { EventForm } from './event-form.tsx'
import { isMoved } from './times.ts'
import { useEditForm } from './use-event-form.ts'
import { valuesOf } from './values.ts'

/** Form of an existing event; returns to its page, or to the checkout that led here. */
export const EditEvent = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const back = query.get('back') === 'checkout' ? paths.checkout(event.id) : paths.event(event.id)
  const form = useEditForm(event, moved => void navigate(back, { state: { moved } }))
  const cancel = (
    <ButtonLink variant="quiet" to={back} onClick={form.reset}>
      {t('cancel')}
    </ButtonLink>
  )
  const { event_date, end_date, timezone } = form.values
  const to = { event_date, end_date: end_date || null, timezone }
  const concerns = useEventConcerns(event, { kind: 'reschedule', to })
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
      leave={{ to: back, label: t('cancel'), onLeave: form.reset }}
      aside={cancel}
      warning={warning}
      host={event.user.name}
    />
  )
}
