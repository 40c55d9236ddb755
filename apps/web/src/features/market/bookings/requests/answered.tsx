import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Agreed } from '../agreed.tsx'
import { ChatButton } from '../chat-button.tsx'
import { EventHead } from '../event-head.tsx'
import { StateWord } from '../state-word.tsx'
import classes from './request-sheet.module.css'

/** A request that has an answer: what it came to, and the way to its page. */
export const Answered = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  return (
    <article className={classes.sheet} aria-label={booking.event.title}>
      <EventHead booking={booking} />
      <p className={classes.state}>
        <StateWord status={booking.status} />
        {booking.status === 'changed' && t('waitsFor', { name: booking.celebrant.name })}
      </p>
      <Agreed booking={booking} />
      <p className={classes.way}>
        <ChatButton booking={booking} />
      </p>
      <p className={classes.way}>
        <ButtonLink variant="outline" to={paths.booking(booking.id)}>
          {t('toBooking')}
        </ButtonLink>
      </p>
    </article>
  )
}
