import type { OpenInvitation } from '@celebrio/contract/celebrations/open-links'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { EventSheet, EventWaiting, Where } from '#features/celebrations/events'
import {
  AnswerFrame,
  type Choice,
  firstName,
  OverPanel,
  useDeadline,
  useReloadAtDeadline,
} from '#features/celebrations/guests'
import { OfferedDates } from '#features/celebrations/polls'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { openQuery } from './data.ts'
import { JoinSheet, takesMaybe, takesYes } from './join-sheet.tsx'
import { readOwnLink } from './own-link.ts'

type JoiningProps = { token: string; invitation: OpenInvitation }

type QuestionProps = { invitation: OpenInvitation; onChoice: (choice: Choice) => void }

/** Whether they will be there; after the deadline only that they will not. */
const Question = ({ invitation, onChoice }: QuestionProps) => {
  const { t } = useTranslation('open-links')
  const { t: tGuests } = useTranslation('guests')
  const { event, asks_host } = invitation
  const host = firstName(event.user.name)
  const isLate = !takesYes(invitation)
  const { day } = useDeadline(event)
  const waits = !asks_host && event.members !== null && event.total_guests >= event.members
  const lead = asks_host ? t('hostLetsIn', { host }) : t('noAccount')
  return (
    <AnswerFrame
      title={tGuests(isLate ? 'lateTitle' : 'willYouCome')}
      lead={isLate ? tGuests('lateText', { day, host }) : lead}
      told={isLate}
      news={isLate ? tGuests('closedOn', { day }) : undefined}
    >
      <Button variant="outline" size="large" onClick={() => onChoice('cant')}>
        {tGuests('cantGo')}
      </Button>
      {takesMaybe(invitation) && (
        <Button variant="outline" size="large" onClick={() => onChoice('maybe')}>
          {tGuests('maybe')}
        </Button>
      )}
      {!isLate && (
        <Button size="large" data-yes onClick={() => onChoice('going')}>
          {event.date_open ? t(asks_host ? 'wouldCome' : 'vote') : tGuests(waits ? 'joinWaiting' : 'going')}
        </Button>
      )}
    </AnswerFrame>
  )
}

/** The dates that they vote on next. */
const Dates = ({ invitation: { event, dates, asks_host } }: { invitation: OpenInvitation }) => {
  const { t } = useTranslation('open-links')
  if (!event.date_open) return null
  return (
    <Panel
      title={t('whichDate')}
      lead={asks_host ? t('voteWhenIn', { host: firstName(event.user.name) }) : t('voteNext')}
    >
      <OfferedDates dates={dates} timeZone={event.timezone} />
    </Panel>
  )
}

const Joining = ({ token, invitation }: JoiningProps) => {
  const { t } = useTranslation('open-links')
  const [choice, setChoice] = useState<Choice | null>(null)
  const [emailed, setEmailed] = useState(false)
  const [now] = useState(() => Date.now())
  const { event, is_full } = invitation
  useReloadAtDeadline(event)
  if (emailed) return <Panel title={t('emailedTitle')} lead={t('emailedText')} />
  if (new Date(event.ends_at).getTime() < now) return <OverPanel event={event} />
  // An open sheet says so itself, with all that is typed there.
  if (is_full && choice === null)
    return <Panel title={t('fullTitle')} lead={t('fullText', { host: firstName(event.user.name) })} />
  return (
    <>
      <Dates invitation={invitation} />
      <Question invitation={invitation} onChoice={setChoice} />
      <JoinSheet
        {...{ token, invitation, choice }}
        onChoice={setChoice}
        onEmailed={() => {
          setChoice(null)
          setEmailed(true)
        }}
      />
    </>
  )
}

/** For a link that leads nowhere, with the reason. */
const Ended = ({ isCancelled }: { isCancelled: boolean }) => {
  const { t } = useTranslation('open-links')
  return (
    <EmptyState
      drawing="/art/empty-events.svg"
      title={t(isCancelled ? 'cancelledTitle' : 'closedTitle')}
      text={t(isCancelled ? 'cancelledText' : 'closedText')}
    />
  )
}

// The server knows of no link, and the page is taken over as it was rendered.
const noLink = () => null
const unchanged = () => () => undefined

/** The open link of an event: whoever has it answers, and goes on to a page of their own. */
export const OpenLinkPage = ({ token }: { token: string }) => {
  const { t } = useTranslation('open-links')
  const isGuest = useSession() === null
  const known = useSyncExternalStore(unchanged, () => readOwnLink(token), noLink)
  const own = isGuest ? known : null
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...openQuery(token), enabled: own === null })
  if (own) return <Navigate to={paths.personalInvitation(own)} replace />
  if (data?.is_on_list) return <Navigate to={paths.event(data.event.id)} replace />
  if (data && !error)
    return (
      <EventSheet event={data.event}>
        <Joining token={token} invitation={data} />
        <Where event={data.event} />
      </EventSheet>
    )
  const isEnded = error instanceof ApiError && (error.status === 410 || error.status === 422)
  return (
    <PageFrame title={t('invitation')} headingHidden>
      {isEnded && <Ended isCancelled={error.code === 'event_cancelled'} />}
      {isPending && <EventWaiting />}
      {!isEnded && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
    </PageFrame>
  )
}
