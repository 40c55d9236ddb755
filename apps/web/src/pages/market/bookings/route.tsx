import { useTranslation } from 'react-i18next'
import { OwnHolds } from '#features/market/availability'
import { OwnBookings } from '#features/market/bookings'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** What the viewer has booked. */
export const Component = () => {
  const { t } = useTranslation('bookings')
  return (
    <PageFrame title={t('mine')}>
      <OwnHolds />
      <OwnBookings />
    </PageFrame>
  )
}
