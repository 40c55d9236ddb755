import { useTranslation } from 'react-i18next'
import { OrderHistory } from '#features/market/bookings'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** What the viewer's store was booked for. */
export const Component = () => {
  const { t } = useTranslation(['bookings', 'orders'])
  return (
    <PageFrame title={t('orderHistory')} lead={t('orders:lead')}>
      <OrderHistory />
    </PageFrame>
  )
}
