import type { BookingState } from '@celebrio/contract/market/booking-states'
import type { BookingSort } from '@celebrio/contract/market/bookings'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'
import { countsQuery } from '../data.ts'
import { DocketsWaiting } from '../waiting.tsx'
import { BookingSection } from './booking-section.tsx'
import classes from './own-bookings.module.css'

type Title = 'toConfirm' | 'waiting' | 'comingUp' | 'pastTitle' | 'cancelledTitle'
type Section = { title: Title; status: readonly BookingState[]; sort: BookingSort }

/** What is open comes first: what only the viewer can move on. */
const views = {
  current: [
    { title: 'toConfirm', status: ['changed'], sort: 'soonest' },
    { title: 'waiting', status: ['requested'], sort: 'soonest' },
    { title: 'comingUp', status: ['serving', 'accepted'], sort: 'soonest' },
  ],
  past: [{ title: 'pastTitle', status: ['completed'], sort: 'latest' }],
  cancelled: [{ title: 'cancelledTitle', status: ['cancelled', 'declined', 'expired'], sort: 'latest' }],
} as const satisfies Record<string, readonly Section[]>
type View = keyof typeof views
const names = Object.keys(views) as View[]

const Nothing = ({ view }: { view: View }) => {
  const { t } = useTranslation('bookings')
  const action = <ButtonLink to={paths.explore()}>{t('findProviders')}</ButtonLink>
  return view === 'current' ? (
    <EmptyState drawing="/art/empty-cart.svg" title={t('none_current')} text={t('noneText')} action={action} />
  ) : (
    <EmptyState drawing="/art/empty-cart.svg" title={t(`none_${view}`)} />
  )
}

const Sections = ({ view }: { view: View }) => {
  const { data: counts, error, isFetching, refetch } = useQuery(countsQuery('celebrant'))
  if (!counts)
    return error ? (
      <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <DocketsWaiting />
    )
  const countOf = ({ status }: Section) => status.reduce((sum, state) => sum + counts[state], 0)
  const sections = views[view].filter(section => countOf(section) > 0)
  if (sections.length === 0) return <Nothing view={view} />
  return (
    <div className={classes.sections} data-several={sections.length > 1 || undefined}>
      {sections.map(section => (
        <BookingSection key={section.title} {...section} />
      ))}
    </div>
  )
}

/** The bookings that the viewer has made, by what they wait for. */
export const OwnBookings = () => {
  const { t } = useTranslation('bookings')
  const [search] = useSearchParams()
  const view = names.find(name => name === search.get('view')) ?? 'current'
  return (
    <>
      <TabLinks
        label={t('views')}
        current={paths.bookings(view === 'current' ? undefined : view)}
        tabs={names.map(name => ({
          to: paths.bookings(name === 'current' ? undefined : name),
          label: t(`view_${name}`),
        }))}
      />
      <Sections view={view} />
    </>
  )
}
