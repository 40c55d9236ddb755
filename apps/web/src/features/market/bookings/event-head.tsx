import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { Cover } from '#features/celebrations/events'
import { formatSpanTime } from '#lib/formats-zones.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import classes from './event-head.module.css'
import { placeOf, spanOfBooking } from './other-side.ts'

/** The event that is served: its picture, its day as a leaf, time and place. */
export const EventHead = ({ booking }: { booking: Booking }) => {
  const { event } = booking
  const when = formatSpanTime(spanOfBooking(booking))
  return (
    <div>
      {event.details?.cover && (
        <div className={classes.cover}>
          <Cover cover={event.details.cover} address={null} sizes="(min-width: 1100px) 820px, 100vw" />
        </div>
      )}
      <div className={classes.line}>
        <DateBadge date={event.starts_at} size={84} timeZone={event.timezone} />
        <div className={classes.words}>
          <h2 className={classes.title} dir="auto">
            {event.title}
          </h2>
          <p className={classes.when}>
            {when}
            {placeOf(event) && (
              <>
                {', '}
                <span dir="auto">{placeOf(event)}</span>
              </>
            )}
          </p>
        </div>
      </div>
    </div>
  )
}
