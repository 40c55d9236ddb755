import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { StoreCalendar } from '#features/market/availability'
import { accountQuery } from '#features/people/accounts'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { StoreTabs } from '../service-home/store-tabs.tsx'
import { DayBookings } from './day-bookings.tsx'

const Calendar = () => {
  const { t } = useTranslation('service-calendar')
  const { data, error, isPending, isFetching, refetch } = useQuery(accountQuery)
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={480} />
      </SkeletonGroup>
    )
  if (!data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data.service_provider) return <p>{t('noCompany')}</p>
  return <StoreCalendar providerId={data.service_provider.id} Bookings={DayBookings} />
}

/** When a provider works, and what their days hold. */
export const Component = () => {
  const { t } = useTranslation('service-calendar')
  return (
    <PageFrame title={t('title')} headingHidden>
      <StoreTabs />
      <Calendar />
    </PageFrame>
  )
}
