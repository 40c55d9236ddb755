import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { StoreCalendar } from '#features/market/availability'
import { ServiceTabs } from '#features/market/bookings'
import { accountQuery } from '#features/people/accounts'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { DayBookings } from './day-bookings.tsx'

/** A day as addresses have it. */
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const Calendar = () => {
  const { t } = useTranslation('service-calendar')
  const [search] = useSearchParams()
  const day = search.get('day')
  const { data, error, isPending, isFetching, refetch } = useQuery(accountQuery)
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={480} />
      </SkeletonGroup>
    )
  if (!data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data.service_provider) return <p>{t('noCompany')}</p>
  return (
    <StoreCalendar providerId={data.service_provider.id} day={day && isDay(day) ? day : null} Bookings={DayBookings} />
  )
}

/** When a provider works, and what their days hold. */
export const Component = () => {
  const { t } = useTranslation('service-calendar')
  return (
    <PageFrame title={t('title')} headingHidden>
      <ServiceTabs />
      <Calendar />
    </PageFrame>
  )
}
