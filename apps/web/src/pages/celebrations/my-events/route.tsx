import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EventsFrame, MyEvents } from '#features/celebrations/events'
import { useSession } from '#lib/session.ts'
import { GuestNotice } from '#ui/feedback/guest-notice.tsx'

/** The viewer's own events, upcoming and past. */
export const Component = () => {
  const { t } = useTranslation('events')
  const [search] = useSearchParams()
  const session = useSession()
  const view = search.get('view') === 'history' ? 'history' : 'mine'
  return (
    <EventsFrame view={view}>
      {session ? <MyEvents key={view} history={view === 'history'} /> : <GuestNotice text={t('guestMine')} />}
    </EventsFrame>
  )
}
