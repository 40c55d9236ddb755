import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { EventWaiting, eventQuery } from '#features/celebrations/events'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { candidateKindsQuery } from './data.ts'
import { Inviting } from './inviting.tsx'
import { Sent } from './sent.tsx'

type OpenedProps = { event: Event; isNew: boolean; more: ReactNode }

const Opened = ({ event, isNew, more }: OpenedProps) => {
  const { t } = useTranslation('invitations')
  const [sent, setSent] = useState<number | null>(null)
  const { data: kinds, error, isFetching, refetch } = useQuery(candidateKindsQuery(event.id))
  if (sent !== null) return <Sent event={event} count={sent} more={more} onMore={() => setSent(null)} />
  if (kinds) return <Inviting event={event} kinds={kinds} isNew={isNew} more={more} onSent={setSent} />
  return (
    <PageFrame title={t('inviteTitle')} headingHidden>
      {error ? (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <EventWaiting />
      )}
    </PageFrame>
  )
}

type InvitePageProps = {
  id: number
  /** Right after creating. */
  isNew: boolean
  /** Shown when the event does not exist for the viewer. */
  missing: ReactNode
  /** What else a new event needs, below the invitations and after they are sent. */
  more: ReactNode
}

/** Invites people to an own event. */
export const InvitePage = ({ id, isNew, missing, more }: InvitePageProps) => {
  const { t } = useTranslation('invitations')
  const { data: event, error, isPending, isFetching, refetch } = useQuery(eventQuery(id))
  if (error instanceof ApiError && error.status === 404) return missing
  if (event?.can.invite) return <Opened event={event} isNew={isNew} more={more} />
  if (event) return <Navigate to={paths.event(id)} replace />
  return (
    <PageFrame title={t('inviteTitle')} headingHidden>
      {isPending ? (
        <EventWaiting />
      ) : (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}
