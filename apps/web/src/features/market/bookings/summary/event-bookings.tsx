import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useExplorePath } from '#lib/explore-path.ts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { bookingsQuery } from '../data.ts'
import { StateWord } from '../state-word.tsx'
import { isOff } from '../steps.ts'
import classes from './event-bookings.module.css'
import { totalsOf } from './totals.ts'

const Waiting = () => (
  <SkeletonGroup>
    <SkeletonLine width="80%" height={24} />
    <SkeletonLine width="60%" height={24} />
  </SkeletonGroup>
)

const FindProviders = () => {
  const { t } = useTranslation('bookings')
  return (
    <ButtonLink variant="outline" to={useExplorePath()}>
      {t('findProviders')}
    </ButtonLink>
  )
}

const Nothing = () => {
  const { t } = useTranslation('bookings')
  return (
    <div className={classes.none}>
      <p>{t('noneOfEvent')}</p>
      <FindProviders />
    </div>
  )
}

/** What the viewer has booked for an event, with what it costs; what was cancelled is shown, and not counted. */
export const EventBookings = ({ eventId }: { eventId: number }) => {
  const { t } = useTranslation('bookings')
  const list = useInfiniteQuery(bookingsQuery({ side: 'celebrant', status: [], eventId }))
  return (
    <Card as="section" aria-label={t('ofEvent')}>
      <h2 className={classes.heading}>{t('ofEvent')}</h2>
      <Pages compact list={list} itemsOf={page => page.bookings} waiting={<Waiting />} empty={<Nothing />}>
        {bookings => (
          <>
            <ul>
              {bookings.map(({ id, status, service_provider: { company_name, logo }, total, currency }) => (
                <li key={id}>
                  <Link to={paths.booking(id)} className={classes.line} data-off={isOff({ status }) || undefined}>
                    <Avatar name={company_name} src={logo} size={40} square />
                    <span className={classes.words}>
                      <b dir="auto">{company_name}</b>
                      <StateWord status={status} />
                    </span>
                    <span className={classes.amount}>{priceText(total, currency)}</span>
                  </Link>
                </li>
              ))}
            </ul>
            {totalsOf(bookings).map(({ currency, total, paid }) => (
              <p key={currency} className={classes.total}>
                <span>{t('total')}</span>
                <span className={classes.paid}>{t('paidTotal', { paid })}</span>
                <b>{total}</b>
              </p>
            ))}
            <FindProviders />
          </>
        )}
      </Pages>
    </Card>
  )
}
