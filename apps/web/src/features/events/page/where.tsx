import type { Event } from '@celebrio/contract/events'
import { CalendarBlank } from '@phosphor-icons/react/CalendarBlank'
import { MapPin } from '@phosphor-icons/react/MapPin'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatOwnStart, formatSpanDay, formatSpanTime, nameOfZone } from '#lib/formats-zones.ts'
import { spanOf } from '../facts.ts'
import classes from './where.module.css'

const Line = ({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) => (
  <li className={classes.line}>
    {icon}
    <span>
      <b dir="auto">{title}</b>
      {children}
    </span>
  </li>
)

const Times = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  const span = spanOf(event)
  const own = formatOwnStart(span)
  return (
    <>
      <span>
        {formatSpanTime(span)}
        {own && `, ${nameOfZone(event.timezone, event.starts_at)}`}
      </span>
      {own && <span>{t('yourTime', { time: own })}</span>}
    </>
  )
}

/** Where it is, and when by the clocks there; by the viewer's own too, where they differ. */
export const Where = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  const { address, location, date_open } = event
  const span = spanOf(event)
  const place = address ?? location
  return (
    <section aria-label={t('whereAndWhen')}>
      <ul className={classes.where}>
        {place && (
          <Line icon={<MapPin size={24} aria-hidden />} title={place}>
            {address && location && <span dir="auto">{location}</span>}
          </Line>
        )}
        <Line icon={<CalendarBlank size={24} aria-hidden />} title={date_open ? t('dateOpen') : formatSpanDay(span)}>
          {!date_open && <Times event={event} />}
        </Line>
      </ul>
    </section>
  )
}
