import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { TabLinks } from '#ui/layout/tab-links.tsx'
import { countsQuery } from './data.ts'

/** Where a provider's bookings are: what waits for an answer, what is to be served, and what the days hold. */
export const ServiceTabs = () => {
  const { t } = useTranslation('bookings')
  const { data: counts } = useQuery(countsQuery('provider'))
  const { pathname } = useLocation()
  const count = counts?.requested ?? 0
  return (
    <TabLinks
      label={t('areas')}
      current={pathname}
      tabs={[
        {
          to: paths.serviceBookings(),
          label: t('pendingRequests'),
          count: { value: count, words: t('waitingCount', { number: count }) },
        },
        { to: paths.serviceServings(), label: t('servings') },
        { to: paths.serviceCalendar(), label: t('calendar') },
      ]}
    />
  )
}
