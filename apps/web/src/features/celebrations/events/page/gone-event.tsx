import type { CancelledEvent } from '@celebrio/contract/celebrations/cancelled-events'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSpanDay } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { calledOffQuery } from '../data.ts'
import { Waiting } from './waiting.tsx'

const dayOf = ({ starts_at, timezone }: CancelledEvent): string | null =>
  starts_at === null || timezone === null ? null : formatSpanDay({ start: starts_at, end: null, timeZone: timezone })

const CalledOff = ({ event }: { event: CancelledEvent }) => {
  const { t } = useTranslation('events')
  const { title, user } = event
  const host = user.name
  const day = dayOf(event)
  return (
    <PageFrame title={t('event')} headingHidden>
      <EmptyState
        drawing="/art/empty-events.svg"
        title={t('calledOff', { title })}
        text={day === null ? t('calledOffBy', { host }) : t('calledOffOn', { host, day })}
        action={<ButtonLink to={paths.profile(user.id)}>{t('calledOffHost', { host })}</ButtonLink>}
      />
    </PageFrame>
  )
}

type GoneEventProps = {
  id: number
  /** Where the viewer was no guest of it. */
  missing: ReactNode
}

/** An event that is not there: its guests are told that it was called off. */
export const GoneEvent = ({ id, missing }: GoneEventProps) => {
  const { t } = useTranslation('events')
  const { data, isPending } = useQuery(calledOffQuery(id))
  if (data) return <CalledOff event={data} />
  if (!isPending) return missing
  return (
    <PageFrame title={t('event')} headingHidden>
      <Waiting />
    </PageFrame>
  )
}
