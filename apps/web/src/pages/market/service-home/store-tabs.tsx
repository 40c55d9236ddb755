import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { TabLinks } from '#ui/layout/tab-links.tsx'

/** What there is of the provider's own store. */
export const StoreTabs = () => {
  const { t } = useTranslation('service-home')
  return (
    <TabLinks
      label={t('tabs')}
      tabs={[
        { to: paths.serviceHome(), label: t('manageServices') },
        { to: paths.serviceOffers(), label: t('manageOffers') },
        { to: paths.serviceAlbums(), label: t('portfolio') },
        { to: paths.serviceCalendar(), label: t('calendar') },
      ]}
    />
  )
}
