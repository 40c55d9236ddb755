import type { Event } from '@celebrio/contract/celebrations/events'
import type { ReactNode } from 'react'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { Invitation } from '../invitation.tsx'
import { factsOf } from '../invitation-details.ts'
import classes from './event-page.module.css'

type EventSheetProps = { event: Event; children: ReactNode; below?: ReactNode }

/** The whole page, printed on the paper of the event; beside the invitation what can be done about it. */
export const EventSheet = ({ event, children, below }: EventSheetProps) => (
  <PaperSurface paper={event.paper} printed className={classes.sheet} data-floods>
    <PageTitle>{event.title}</PageTitle>
    <img className={classes.corner} data-at="top" src="/art/sprigs.svg" alt="" />
    <img className={classes.corner} data-at="bottom" src="/art/sprigs.svg" alt="" />
    <div className={classes.event}>
      <Invitation facts={factsOf(event)} heading="h1" sizes="(min-width: 1000px) 640px, 94vw" eager />
      <div className={classes.side}>{children}</div>
      <div className={classes.below}>{below}</div>
    </div>
  </PaperSurface>
)
