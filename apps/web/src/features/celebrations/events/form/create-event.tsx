import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import type { SessionUser } from '#lib/session.ts'
import { EventForm, type EventFormProps } from './event-form.tsx'
import { type Created, type Services, useCreateForm } from './use-event-form.ts'

type CreateEventProps = {
  user: SessionUser
  onCreated: (created: Created) => void
  /** The day (`YYYY-MM-DD`) that the form proposes; none if it is empty. */
  day?: string
  /** What is booked along with it. */
  services?: Services
  /** The step in which that is chosen. */
  children?: EventFormProps['children']
  /** Where who closes the form is led; the draft is kept. */
  leaveTo?: string
}

/** Form for a new event. The parent decides what follows, and resets the form by changing its key. */
export const CreateEvent = (props: CreateEventProps) => {
  const { user, onCreated, day, services, leaveTo = paths.myEvents(), children } = props
  const { t } = useTranslation('events')
  const form = useCreateForm({ onCreated, day, services })
  const leave = { to: leaveTo, label: t('closeKept') }
  return (
    <EventForm form={form} title={t('formTitle')} action={t('createEvent')} leave={leave} host={user.name}>
      {children}
    </EventForm>
  )
}
