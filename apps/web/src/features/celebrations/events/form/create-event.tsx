import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import type { SessionUser } from '#lib/session.ts'
import { EventForm } from './event-form.tsx'
import { type Created, useCreateForm } from './use-event-form.ts'

type CreateEventProps = { user: SessionUser; onCreated: (created: Created) => void }

/** Form for a new event. The parent decides what follows, and resets the form by changing its key. */
export const CreateEvent = ({ user, onCreated }: CreateEventProps) => {
  const { t } = useTranslation('events')
  const form = useCreateForm(onCreated)
  const leave = { to: paths.myEvents(), label: t('closeKept') }
  return <EventForm form={form} title={t('formTitle')} action={t('createEvent')} leave={leave} host={user.name} />
}
