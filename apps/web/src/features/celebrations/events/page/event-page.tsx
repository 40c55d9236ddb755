import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarButton, saveEvent } from '#features/celebrations/calendars'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { useSession } from '#lib/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { GuestNotice } from '#ui/feedback/guest-notice.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { eventQuery } from '../data.ts'
import { MarkButton } from '../mark-button.tsx'
import { ShareButton } from '../share-event.tsx'
import classes from './event-page.module.css'
import { EventSheet } from './event-sheet.tsx'
import { GoneEvent } from './gone-event.tsx'
import { Waiting } from './waiting.tsx'
import { Where } from './where.tsx'
import { WhosComing } from './whos-coming.tsx'

/** Sign-in notice for visitors when the event is not public. */
const Closed = () => {
  const { t } = useTranslation('events')
  return (
    <PageFrame title={t('event')} headingHidden>
      <GuestNotice text={t('guestEvent')} />
    </PageFrame>
  )
}

export type EventPageProps = {
  id: number
  /** Shown when the event does not exist for the viewer. */
  missing: ReactNode
  /** The viewer's actions: answer, ask to join, manage. */
  Panel: ComponentType<{ event: Event }>
  /** The wall that guests share. */
  Wall: ComponentType<{ event: Event }>
  /** Puts the event into the feed. */
  PostButton: ComponentType<{ event: Event }>
}

/** The page of one event. */
export const EventPage = ({ id, missing, Panel, Wall, PostButton }: EventPageProps) => {
  const { t } = useTranslation('events')
  const isGuest = useSession() === null
  const { data: event, error, isPending, isFetching, refetch } = useQuery(eventQuery(id))
  if (error instanceof ApiError && error.status === 404)
    return isGuest ? <Closed /> : <GoneEvent id={id} missing={missing} />
  if (event)
    return (
      <EventSheet event={event} below={<Wall event={event} />}>
        <Panel event={event} />
        <WhosComing event={event} />
        <Where event={event} />
        <div className={classes.ways}>
          <MarkButton event={event} variant="white" />
          <ShareButton event={event} />
          <PostButton event={event} />
          {!event.date_open && <CalendarButton save={() => saveEvent(event.id)} />}
        </div>
      </EventSheet>
    )
  return (
    <PageFrame title={t('event')} headingHidden>
      {isPending ? (
        <Waiting />
      ) : (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}
