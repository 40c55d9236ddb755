import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCount } from '#lib/formats.ts'
import { formatShortMoment, formatSpanShortDay } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/people/avatar.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { deadlineText } from '../deadline-text.ts'
import { spanOfBooking } from '../other-side.ts'
import classes from './facts.module.css'

/** Who asks, in their words. */
export const Asker = ({ booking: { celebrant, message } }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  return (
    <div className={classes.asker}>
      <Avatar name={celebrant.name} src={celebrant.profile_picture} size={48} />
      <div>
        <b dir="auto">
          <PersonLink id={celebrant.id}>{celebrant.name}</PersonLink>
        </b>
        {message && (
          <p className={classes.words} dir="auto">
            {t('quoted', { words: message })}
          </p>
        )}
      </div>
    </div>
  )
}

/** What has to be known before answering; only what is said. */
export const Facts = ({ booking: { event, expires_at } }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const facts = [
    { label: t('factGuests'), value: formatCount(event.guests) },
    { label: t('factSpecial'), value: event.details?.special_guest },
    { label: t('factDress'), value: event.details?.dress_code },
    { label: t('factAnswer'), value: expires_at && deadlineText(expires_at, event, formatShortMoment) },
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** What the day already holds stands before the decision. */
export const DayNote = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const day = formatSpanShortDay(spanOfBooking(booking))
  if (!booking.same_day) return null
  const { booked, most } = booking.same_day
  const words = () => {
    if (booked === 0 && most === null) return t('dayFree', { day })
    return most === null
      ? t('dayHolds', { day, count: booked })
      : t('dayTakes', { day, booked: formatCount(booked), most: formatCount(most) })
  }
  return (
    <p className={classes.day} data-free={booked === 0 || undefined}>
      <CalendarCheck size={20} aria-hidden />
      <span>
        <b>{words()}</b> {most !== null && booked === most - 1 && t('fillsDay')}
      </span>
      <Link to={paths.serviceCalendar(booking.event.event_date.slice(0, 10))} className={classes.see}>
        {t('seeDay')}
      </Link>
    </p>
  )
}
