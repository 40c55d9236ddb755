import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SubscribeButton } from '#features/celebrations/calendars'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'

export type EventsView = 'mine' | 'create' | 'history'

const addresses = { mine: paths.myEvents(), create: paths.createEvent(), history: paths.eventsHistory() }

/** Page frame with the tabs of the viewer's own events. */
export const EventsFrame = ({ view, children }: { view: EventsView; children: ReactNode }) => {
  const { t } = useTranslation('events')
  const isSignedIn = useSession() !== null
  return (
    <PageFrame
      title={t('myEvents')}
      actions={
        <>
          {isSignedIn && <SubscribeButton />}
          <ButtonLink variant="outline" size="small" to={paths.publicEvents()}>
            {t('publicEvents')}
          </ButtonLink>
        </>
      }
    >
      <TabLinks
        label={t('views')}
        current={addresses[view]}
        tabs={[
          { to: addresses.mine, label: t('myEvents') },
          { to: addresses.create, label: t('createNewEvent') },
          { to: addresses.history, label: t('eventsHistory') },
        ]}
      />
      {children}
    </PageFrame>
  )
}
