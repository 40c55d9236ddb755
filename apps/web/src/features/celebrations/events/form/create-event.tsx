import { useTranslation } from 'react-i18next'
import type { SessionUser } from '#lib/session.ts'
import { EventForm } from './event-form.tsx'
import { type Created, useCreateForm } from './use-event-form.ts'

type CreateEventProps = { user: SessionUser; onCreated: (created: Created) => void }

/** The form of a new event; whoever renders it says what comes after, and starts it anew by another key. */
export const CreateEvent = ({ user, onCreated }: CreateEventProps) => {
  const { t } = useTranslation('events')
  const form = useCreateForm(onCreated)
  return <EventForm form={form} title={t('formTitle')} action={t('createEvent')} host={user.name} />
}
