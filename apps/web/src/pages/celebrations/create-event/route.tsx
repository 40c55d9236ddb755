import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Created, CreateEvent, EventsFrame, GuestNotice } from '#features/celebrations/events'
import { EventCreated } from '#features/celebrations/invitations'
import { useSession } from '#lib/session.ts'

/** A new celebration; when it stands, to whom the tickets go. */
export const Component = () => {
  const { t } = useTranslation('events')
  const session = useSession()
  const [created, setCreated] = useState<Created | null>(null)
  const [opened, setOpened] = useState(false)
  const finish = (answer: Created) => {
    setCreated(answer)
    setOpened(true)
  }
  return (
    <EventsFrame view="create">
      {session ? (
        <CreateEvent key={created?.event.id ?? 0} user={session.user} onCreated={finish} />
      ) : (
        <GuestNotice text={t('guestCreate')} lostText={t('lostCreate')} />
      )}
      {created && (
        <EventCreated key={created.event.id} created={created} opened={opened} onClose={() => setOpened(false)} />
      )}
    </EventsFrame>
  )
}
