import type { Event } from '@celebrio/contract/celebrations/events'
import { ArrowSquareOut } from '@phosphor-icons/react/ArrowSquareOut'
import { CalendarBlank } from '@phosphor-icons/react/CalendarBlank'
import { MapPin } from '@phosphor-icons/react/MapPin'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSpanDay, formatSpanTime, timeZoneDisplayName } from '#lib/formats-zones.ts'
import { useStartForViewer } from '#lib/use-start-for-viewer.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { addressLineOf, spanOf } from '../invitation-details.ts'
import { mapOf } from '../map-of.ts'
import classes from './where.module.css'

const InfoRow = ({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) => (
  <li className={classes.line}>
    {icon}
    <span>
      <b dir="auto">{title}</b>
      {children}
    </span>
  </li>
)

const MapLink = ({ href }: { href: string }) => {
  const { t } = useTranslation('events')
  return (
    <a className={classes.map} href={href} target="_blank" rel="noopener noreferrer">
      {t('openMap')}
      <ArrowSquareOut size={16} aria-hidden />
      <VisuallyHidden>{t('inNewTab')}</VisuallyHidden>
    </a>
  )
}

const Times = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  const span = spanOf(event)
  const own = useStartForViewer(span)
  return (
    <>
      <span>
        {formatSpanTime(span)}
        {own && `, ${timeZoneDisplayName(event.timezone, event.starts_at)}`}
      </span>
      {own && <span>{t('yourTime', { time: own })}</span>}
    </>
  )
}

/** Place and time of the event; also in the viewer's time zone where it differs. */
export const Where = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  const { address, location, date_open } = event
  const span = spanOf(event)
  const place = addressLineOf(event)
  return (
    <section aria-label={t('whereAndWhen')}>
      <ul className={classes.where}>
        {place && (
          <InfoRow icon={<MapPin size={24} aria-hidden />} title={address ?? place}>
            {address && location && <span dir="auto">{location}</span>}
            <MapLink href={mapOf(event, place)} />
          </InfoRow>
        )}
        <InfoRow icon={<CalendarBlank size={24} aria-hidden />} title={date_open ? t('dateOpen') : formatSpanDay(span)}>
          {!date_open && <Times event={event} />}
        </InfoRow>
      </ul>
    </section>
  )
}
