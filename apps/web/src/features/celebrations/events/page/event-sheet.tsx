import type { Event } from '@celebrio/contract/celebrations/events'
import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { useOffline } from '#ui/feedback/use-offline.ts'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { Invitation } from '../invitation.tsx'
import { invitationDetailsOf } from '../invitation-details.ts'
import classes from './event-page.module.css'

/** Says that what is shown was kept from the last time. */
const OfflineNote = () => {
  const { t } = useTranslation('events')
  const isOffline = useOffline()
  return isOffline ? <output>{t('offlineCopy')}</output> : null
}

type EventSheetProps = {
  event: Event
  children: ReactNode
  below?: ReactNode
  /** What stands beside the invitation comes first where there is no room beside it. */
  sideFirst?: boolean
}

const answered: readonly (GuestStatus | undefined)[] = ['accepted', 'rejected', 'waiting']

/**
 * The page layout on the event's paper: invitation, and beside it the panels. On phones they follow it; those of guests
 * who have answered, with their ticket, come first.
 */
export const EventSheet = ({ event, children, below, sideFirst = false }: EventSheetProps) => {
  const invitation = (
    <div key="invitation" className={classes.invitation}>
      <Invitation facts={invitationDetailsOf(event)} heading="h1" sizes="(min-width: 1000px) 640px, 94vw" eager />
    </div>
  )
  const side = (
    <div key="side" className={classes.side}>
      <OfflineNote />
      {children}
    </div>
  )
  return (
    <PaperSurface paper={event.paper} printed className={classes.sheet} data-floods>
      <PageTitle>{event.title}</PageTitle>
      <img className={classes.corner} data-at="top" src="/art/sprigs.svg" alt="" />
      <img className={classes.corner} data-at="bottom" src="/art/sprigs.svg" alt="" />
      <div className={classes.event}>
        {sideFirst || event.my_invitation?.is_maybe || answered.includes(event.my_invitation?.status)
          ? [side, invitation]
          : [invitation, side]}
        <div className={classes.below}>{below}</div>
      </div>
    </PaperSurface>
  )
}
