import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import { Requests, ServiceTabs } from '#features/market/bookings'
import { CelebrantRating } from '#features/market/reviews'
import { PageFrame } from '#ui/layout/page-frame.tsx'

const ofAsker = (booking: Booking) => <CelebrantRating booking={booking} />

/** What the viewer's store is asked for. */
export const Component = () => {
  const { t } = useTranslation('bookings')
  return (
    <PageFrame title={t('pendingRequests')} headingHidden>
      <ServiceTabs />
      <Requests ofAsker={ofAsker} />
    </PageFrame>
  )
}
