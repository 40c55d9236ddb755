import type { Event } from '@celebrio/contract/celebrations/events'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressLineOf, badgeDateOf, spanOf } from '#features/celebrations/events'
import { formatSpanDay, formatSpanTime } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { ButtonLink } from '#ui/buttons/button.tsx'
import classes from './banner.module.css'

type BannerProps = { event: Event; daysLeft: number }

const Countdown = ({ event, daysLeft }: BannerProps) => {
  const { t } = useTranslation('plans')
  const [now] = useState(() => Date.now())
  const isOver = new Date(event.ends_at).getTime() <= now
  const isOn = !isOver && new Date(event.starts_at).getTime() <= now
  if (isOn) return t('isOn')
  if (daysLeft > 0) return t('daysLeft', { count: daysLeft })
  return daysLeft === 0 ? t('today') : t('daysAgo', { count: -daysLeft })
}

/** The event on its paper with a countdown. */
export const Banner = ({ event, daysLeft }: BannerProps) => {
  const { t } = useTranslation('plans')
  const span = spanOf(event)
  const place = addressLineOf(event)
  return (
    <PaperSurface paper={event.paper} printed className={classes.banner}>
      <DateBadge date={badgeDateOf(event)} size={84} timeZone={event.timezone} />
      <div className={classes.words}>
        <p className={classes.kind}>{t('summary')}</p>
        <h1 className={classes.title} dir="auto">
          {event.title}
        </h1>
        <p className={classes.when}>
          {event.date_open ? t('dateOpen') : `${formatSpanDay(span)} · ${formatSpanTime(span)}`}
          {place && <span dir="auto">{place}</span>}
        </p>
      </div>
      <div className={classes.far}>
        <p className={classes.days}>{!event.date_open && <Countdown event={event} daysLeft={daysLeft} />}</p>
        <ButtonLink variant="white" to={paths.event(event.id)}>
          {t('toEvent')}
        </ButtonLink>
      </div>
    </PaperSurface>
  )
}
