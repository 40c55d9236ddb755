import { useTranslation } from 'react-i18next'
import { Requests, ServiceTabs } from '#features/market/bookings'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** What the viewer's store is asked for. */
export const Component = () => {
  const { t } = useTranslation('bookings')
  return (
    <PageFrame title={t('pendingRequests')} headingHidden>
      <ServiceTabs />
      <Requests />
    </PageFrame>
  )
}
