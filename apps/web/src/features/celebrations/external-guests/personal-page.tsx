import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { CalendarButton, savePersonal } from '#features/celebrations/calendars'
import { EventSheet, EventWaiting, Where } from '#features/celebrations/events'
import { FromHost } from '#features/celebrations/host-messages'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { registerServiceWorker } from '#lib/register-service-worker.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { keepInvitation, personalQuery } from './data.ts'
import { PersonalPanel } from './personal-panel.tsx'

const ends = ['invitation_revoked', 'invitation_taken', 'event_cancelled'] as const
type Reason = (typeof ends)[number]

const reasonOf = (error: unknown): Reason | undefined =>
  error instanceof ApiError ? ends.find(code => code === error.code) : undefined

/** Shown for a link that is no longer valid, with the reason. */
const InvalidLink = ({ reason }: { reason: Reason }) => {
  const { t } = useTranslation('external-guests')
  const { pathname, search } = useLocation()
  const isGuest = useSession() === null
  const signIn = reason === 'invitation_taken' && isGuest && (
    <ButtonLink to={paths.signIn(pathname + search)}>{t('signIn')}</ButtonLink>
  )
  return (
    <EmptyState
      drawing="/art/empty-events.svg"
      title={t(`end_${reason}`)}
      text={t(`end_${reason}_text`)}
      action={signIn || undefined}
    />
  )
}

type PersonalPageProps = {
  token: string
  /** Shown when the link does not exist. */
  missing: ReactNode
}

/** An invitation opened by a personal link: answered without an account. */
export const PersonalPage = ({ token, missing }: PersonalPageProps) => {
  const { t } = useTranslation('external-guests')
  const { data, error, isPending, isFetching, refetch } = useQuery(personalQuery(token))
  const { search } = useLocation()
  const reason = reasonOf(error)
  useEffect(() => {
    if (!data) return
    keepInvitation(token, data)
    registerServiceWorker()
  }, [token, data])
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return missing
  if (data?.is_mine) return <Navigate to={paths.event(data.event.id) + search} replace />
  if (data && !reason)
    return (
      <EventSheet event={data.event}>
        <PersonalPanel token={token} invitation={data} />
        {data.event.my_invitation?.is_invited && <FromHost place={token} />}
        <Where event={data.event} />
        {!data.event.date_open && (
          <div>
            <CalendarButton save={() => savePersonal(token)} />
          </div>
        )}
      </EventSheet>
    )
  return (
    <PageFrame title={t('invitation')} headingHidden>
      {reason && <InvalidLink reason={reason} />}
      {!reason && isPending && <EventWaiting />}
      {!reason && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
    </PageFrame>
  )
}
