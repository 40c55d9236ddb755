import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CreateEvent, EventsFrame } from '#features/celebrations/events'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { GuestNotice } from '#ui/feedback/guest-notice.tsx'

/** Creates an event, then invites people to it. */
export const Component = () => {
  const { t } = useTranslation('events')
  const session = useSession()
  const navigate = useNavigate()
  return (
    <EventsFrame view="create">
      {session ? (
        <CreateEvent
          user={session.user}
          onCreated={({ event }) => void navigate(paths.eventInvite(event.id, true), { replace: true })}
        />
      ) : (
        <GuestNotice text={t('guestCreate')} lostText={t('lostCreate')} />
      )}
    </EventsFrame>
  )
}
