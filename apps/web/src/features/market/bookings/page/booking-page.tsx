import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { joinLabel } from '#lib/join-label.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { Agreed } from '../agreed.tsx'
import { ChatButton } from '../chat-button.tsx'
import { bookingQuery } from '../data.ts'
import { LateNotice } from '../late-notice.tsx'
import { MovedDate } from '../moved-date.tsx'
import { otherSideOf } from '../other-side.ts'
import { isOff } from '../steps.ts'
import { Trail } from '../trail.tsx'
import { BookingHead } from './booking-head.tsx'
import classes from './booking-page.module.css'
import { NextAction } from './next-action.tsx'
import { Paid } from './paid.tsx'

type BookingPageProps = {
  id: number
  /** Where there is none for the viewer. */
  missing: ReactNode
  /** What else is next, below what the viewer can do with it. */
  next?: (booking: Booking) => ReactNode
  /** What other features add below the string. */
  more?: (booking: Booking) => ReactNode
}

/** What is over is read about later. */
const isOver = (booking: Booking) => booking.status === 'completed' || isOff(booking)

type SheetProps = { booking: Booking } & Pick<BookingPageProps, 'next' | 'more'>

/** On phones, what comes next stands right below the head where the story is over. */
const useNextFirst = (booking: Booking): boolean => {
  const isNarrow = useMediaQuery('(max-width: 899px)', undefined, { getInitialValueInEffect: false })
  return isNarrow && isOver(booking)
}

const Next = ({ booking, next }: Pick<SheetProps, 'booking' | 'next'>) => (
  <div className={classes.next}>
    <NextAction booking={booking} />
    {next?.(booking)}
  </div>
)

const Sheet = ({ booking, next, more }: SheetProps) => {
  // Not by CSS: what is seen first is read and focused first, too.
  const isNextFirst = useNextFirst(booking)
  return (
    <div className={classes.page}>
      <PageTitle>{joinLabel(otherSideOf(booking).name, booking.event.title)}</PageTitle>
      <BookingHead booking={booking} />
      <div className={classes.late}>
        <LateNotice booking={booking} />
        <MovedDate booking={booking} />
      </div>
      <div className={classes.columns}>
        {isNextFirst && <Next booking={booking} next={next} />}
        <div className={classes.life}>
          <Trail booking={booking} />
        </div>
        <aside className={classes.side}>
          {!isNextFirst && <Next booking={booking} next={next} />}
          <ChatButton booking={booking} />
          <div className={classes.agreed}>
            <Agreed booking={booking} />
            <Paid booking={booking} />
          </div>
        </aside>
        <div className={classes.more}>{more?.(booking)}</div>
      </div>
    </div>
  )
}

/** One booking, for both of its sides: its life on a string, what is agreed, and what is next. */
export const BookingPage = ({ id, missing, next, more }: BookingPageProps) => {
  const { t } = useTranslation('bookings')
  const { data, error, isPending, isFetching, refetch } = useQuery(bookingQuery(id))
  if (error instanceof ApiError && error.status === 404) return missing
  if (data) return <Sheet booking={data} next={next} more={more} />
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
