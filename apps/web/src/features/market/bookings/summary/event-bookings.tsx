import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { eventQuery } from '#features/celebrations/events'
import { soughtFor, useExplorePath } from '#lib/explore-path.ts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { useIsKid } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { eventBookingsQuery } from '../data.ts'
import { moveOf } from '../moved.ts'
import { StateWord } from '../state-word.tsx'
import { isOff } from '../steps.ts'
import classes from './event-bookings.module.css'

const Waiting = () => (
  <SkeletonGroup>
    <SkeletonLine width="80%" height={24} />
    <SkeletonLine width="60%" height={24} />
  </SkeletonGroup>
)

/** Leads to those who are free on the day of the event and come to its city. */
const FindProviders = ({ eventId }: { eventId: number }) => {
  const { t } = useTranslation('bookings')
  const [now] = useState(() => new Date())
  const { data: event } = useQuery(eventQuery(eventId))
  return (
    <ButtonLink variant="outline" to={useExplorePath(event && soughtFor(event, now))}>
      {t('findProviders')}
    </ButtonLink>
  )
}

const Nothing = ({ eventId }: { eventId: number }) => {
  const { t } = useTranslation('summary')
  return (
    <div className={classes.none}>
      <p>{t('noneOfEvent')}</p>
      <FindProviders eventId={eventId} />
    </div>
  )
}

const Line = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('summary')
  const { id, status, service_provider, celebrant, is_own, total, paid, currency } = booking
  const { company_name, logo } = service_provider
  return (
    <li>
      <Link to={paths.booking(id)} className={classes.line} data-off={isOff({ status }) || undefined}>
        <Avatar name={company_name} src={logo} size={40} square />
        <span className={classes.words}>
          <b dir="auto">{company_name}</b>
          <StateWord status={status} isAgain={moveOf(booking) !== undefined} />
          {!is_own && (
            <small className={classes.by} dir="auto">
              {t('bookedBy', { name: celebrant.name })}
            </small>
          )}
        </span>
        <span className={classes.amounts}>
          <span className={classes.amount}>{priceText(total, currency)}</span>
          {Boolean(paid) && (
            <small className={classes.paid}>{t('paidTotal', { paid: priceText(paid ?? 0, currency) })}</small>
          )}
        </span>
      </Link>
    </li>
  )
}

/** What is booked for an event, by whom of those who plan it; what it comes to stands in the budget. */
export const EventBookings = ({ eventId }: { eventId: number }) => {
  const { t } = useTranslation('summary')
  const list = useInfiniteQuery(eventBookingsQuery(eventId))
  const isKid = useIsKid()
  // Children book nobody; where they help with an event they see what is booked for it.
  if (isKid && !list.data?.pages[0]?.bookings.length) return null
  return (
    <Card as="section" aria-label={t('ofEvent')}>
      <h2 className={classes.heading}>{t('ofEvent')}</h2>
      <Pages
        compact
        list={list}
        itemsOf={page => page.bookings}
        waiting={<Waiting />}
        empty={<Nothing eventId={eventId} />}
      >
        {bookings => (
          <>
            <ul>
              {bookings.map(booking => (
                <Line key={booking.id} booking={booking} />
              ))}
            </ul>
            {!isKid && (
              <div className={classes.more}>
                <FindProviders eventId={eventId} />
              </div>
            )}
          </>
        )}
      </Pages>
    </Card>
  )
}
