import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { CalendarButton, saveEvent } from '#features/celebrations/calendars'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { useSession } from '#lib/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { GuestNotice } from '#ui/feedback/guest-notice.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { eventQuery } from '../data.ts'
import { useEventConcerns } from '../event-concerns.ts'
import { MarkButton } from '../mark-button.tsx'
import { ShareButton } from '../share-event.tsx'
import { ChatButton } from './chat-button.tsx'
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

/** Whom it concerns besides its guests, for those who plan it. */
const Concerned = ({ event }: { event: Event }) => useEventConcerns(event, null)

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
  // What a new date means for others is what its host looks for next.
  const isMoved = (useLocation().state as { moved?: boolean } | null)?.moved === true
  const { data: event, error, isPending, isFetching, refetch } = useQuery(eventQuery(id))
  const concerned = event?.can.edit && <Concerned event={event} />
  if (error instanceof ApiError && error.status === 404)
    return isGuest ? <Closed /> : <GoneEvent id={id} missing={missing} />
  if (event)
    return (
      <EventSheet event={event} sideFirst={isMoved} below={<Wall event={event} />}>
        {isMoved && concerned}
        <Panel event={event} />
        {!isMoved && concerned}
        <WhosComing event={event} />
        <Where event={event} />
        <div className={classes.ways}>
          <MarkButton event={event} variant="white" />
          <ShareButton event={event} />
          <PostButton event={event} />
          <ChatButton event={event} />
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
