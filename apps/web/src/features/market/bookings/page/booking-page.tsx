import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { Agreed } from '../agreed.tsx'
import { bookingQuery } from '../data.ts'
import { otherSideOf } from '../other-side.ts'
import { Trail } from '../trail.tsx'
import { BookingHead } from './booking-head.tsx'
import classes from './booking-page.module.css'
import { NextAction } from './next-action.tsx'
import { Paid } from './paid.tsx'

type BookingPageProps = {
  id: number
  /** Where there is none for the viewer. */
  missing: ReactNode
  /** What other features add below the string. */
  more?: (booking: Booking) => ReactNode
}

const Sheet = ({ booking, more }: { booking: Booking } & Pick<BookingPageProps, 'more'>) => (
  <div className={classes.page}>
    <PageTitle>{`${otherSideOf(booking).name}: ${booking.event.title}`}</PageTitle>
    <BookingHead booking={booking} />
    <div className={classes.columns}>
      <div className={classes.life}>
        <Trail booking={booking} />
        {more?.(booking)}
      </div>
      <aside className={classes.side}>
        <NextAction booking={booking} />
        <div className={classes.agreed}>
          <Agreed booking={booking} />
        </div>
        <Paid booking={booking} />
      </aside>
    </div>
  </div>
)

/** One booking, for both of its sides: its life on a string, what is agreed, and what is next. */
export const BookingPage = ({ id, missing, more }: BookingPageProps) => {
  const { t } = useTranslation('bookings')
  const { data, error, isPending, isFetching, refetch } = useQuery(bookingQuery(id))
  if (error instanceof ApiError && error.status === 404) return missing
  if (data) return <Sheet booking={data} more={more} />
  return (
    <PageFrame title={t('mine')} headingHidden>
      {isPending ? (
        <SkeletonGroup>
          <div className={classes.columns}>
            <SkeletonBlock height={420} />
            <SkeletonBlock height={300} />
          </div>
        </SkeletonGroup>
      ) : (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}
