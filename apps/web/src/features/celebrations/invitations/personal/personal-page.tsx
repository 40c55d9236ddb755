import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { CalendarButton, EventSheet, EventWaiting, savePersonal, Where } from '#features/celebrations/events'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { personalQuery } from './data.ts'
import { PersonalPanel } from './personal-panel.tsx'

const ends = ['invitation_revoked', 'invitation_taken', 'event_called_off'] as const
type End = (typeof ends)[number]

const endOf = (error: unknown): End | undefined =>
  error instanceof ApiError ? ends.find(code => code === error.code) : undefined

/** A link that leads to no invitation any more, and why. */
const Ended = ({ end }: { end: End }) => {
  const { t } = useTranslation('invitations')
  const { pathname } = useLocation()
  const isGuest = useSession() === null
  const signIn = end === 'invitation_taken' && isGuest && (
    <ButtonLink to={paths.signIn(pathname)}>{t('signIn')}</ButtonLink>
  )
  return (
    <EmptyState
      drawing="/art/empty-events.svg"
      title={t(`end_${end}`)}
      text={t(`end_${end}_text`)}
      action={signIn || undefined}
    />
  )
}

type PersonalPageProps = {
  token: string
  /** Where a link leads nowhere. */
  missing: ReactNode
}

/** An invitation by a link of one's own: answered without an account. */
export const PersonalPage = ({ token, missing }: PersonalPageProps) => {
  const { t } = useTranslation('invitations')
  const { data, error, isPending, isFetching, refetch } = useQuery(personalQuery(token))
  const end = endOf(error)
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return missing
  if (data?.is_mine) return <Navigate to={paths.event(data.event.id)} replace />
  if (data && !end)
    return (
      <EventSheet event={data.event}>
        <PersonalPanel token={token} invitation={data} />
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
      {end && <Ended end={end} />}
      {!end && isPending && <EventWaiting />}
      {!end && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
    </PageFrame>
  )
}
