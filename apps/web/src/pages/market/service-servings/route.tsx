import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import { ServiceTabs, Servings } from '#features/market/bookings'
import { BookingReviews } from '#features/market/reviews'
import { PageFrame } from '#ui/layout/page-frame.tsx'

const moreOf = (booking: Booking) => <BookingReviews booking={booking} />

/** What the viewer's store serves. */
export const Component = () => {
  const { t } = useTranslation('bookings')
  return (
    <PageFrame title={t('servings')} headingHidden>
      <ServiceTabs />
      <Servings more={moreOf} />
    </PageFrame>
  )
}
