import type { CancelledEvent } from '@celebrio/contract/celebrations/cancelled-events'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSpanDay } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { cancelledEventQuery } from '../data.ts'
import { Waiting } from './waiting.tsx'

const dayOf = ({ starts_at, timezone }: CancelledEvent): string | null =>
  starts_at === null || timezone === null ? null : formatSpanDay({ start: starts_at, end: null, timeZone: timezone })

const CancelledNotice = ({ event }: { event: CancelledEvent }) => {
  const { t } = useTranslation('events')
  const { title, user } = event
  const host = user.name
  const day = dayOf(event)
  return (
    <PageFrame title={t('event')} headingHidden>
      <EmptyState
        drawing="/art/empty-events.svg"
        title={t('cancelledTitle', { title })}
        text={day === null ? t('cancelledBy', { host }) : t('cancelledOn', { host, day })}
        action={<ButtonLink to={paths.profile(user.id)}>{t('cancelledHost', { host })}</ButtonLink>}
      />
    </PageFrame>
  )
}

type GoneEventProps = {
  id: number
  /** Shown when the viewer was not a guest of the event. */
  missing: ReactNode
}

/** For an event that no longer exists: its guests see that it was cancelled. */
export const GoneEvent = ({ id, missing }: GoneEventProps) => {
  const { t } = useTranslation('events')
  const { data, isPending } = useQuery(cancelledEventQuery(id))
  if (data) return <CancelledNotice event={data} />
  if (!isPending) return missing
  return (
    <PageFrame title={t('event')} headingHidden>
      <Waiting />
    </PageFrame>
  )
}
