import { useTranslation } from 'react-i18next'
import { ServiceTabs, Servings } from '#features/market/bookings'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** What the viewer's store serves. */
export const Component = () => {
  const { t } = useTranslation('bookings')
  return (
    <PageFrame title={t('servings')} headingHidden>
      <ServiceTabs />
      <Servings />
    </PageFrame>
  )
}
