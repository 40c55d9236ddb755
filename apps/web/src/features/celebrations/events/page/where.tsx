import type { Event } from '@celebrio/contract/celebrations/events'
import { ArrowSquareOut } from '@phosphor-icons/react/ArrowSquareOut'
import { CalendarBlank } from '@phosphor-icons/react/CalendarBlank'
import { MapPin } from '@phosphor-icons/react/MapPin'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatOwnStart, formatSpanDay, formatSpanTime, nameOfZone } from '#lib/formats-zones.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { placeOf, spanOf } from '../invitation-details.ts'
import classes from './where.module.css'

const map = 'https://www.openstreetmap.org'

const Line = ({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) => (
  <li className={classes.line}>
    {icon}
    <span>
      <b dir="auto">{title}</b>
      {children}
    </span>
  </li>
)

/** Coordinates lead to the door itself; without them the map is searched. */
const mapOf = ({ lat, long }: Event, query: string) =>
  lat !== null && long !== null
    ? `${map}/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`
    : `${map}/search?${new URLSearchParams({ query }).toString()}`

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
  const place = placeOf(event)
  return (
    <section aria-label={t('whereAndWhen')}>
      <ul className={classes.where}>
        {place && (
          <Line icon={<MapPin size={24} aria-hidden />} title={address ?? place}>
            {address && location && <span dir="auto">{location}</span>}
            <MapLink href={mapOf(event, place)} />
          </Line>
        )}
        <Line icon={<CalendarBlank size={24} aria-hidden />} title={date_open ? t('dateOpen') : formatSpanDay(span)}>
          {!date_open && <Times event={event} />}
        </Line>
      </ul>
    </section>
  )
}
