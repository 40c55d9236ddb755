import type { BookingSort } from '@celebrio/contract/market/booking-forms'
import type { BookingState } from '@celebrio/contract/market/booking-states'
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

/** @param hasLost whether there is something that came to nothing: it may need another provider */
const Nothing = ({ view, hasLost }: { view: View; hasLost: boolean }) => {
  const { t } = useTranslation('bookings')
  const drawing = '/art/empty-cart.svg'
  if (view !== 'current') return <EmptyState drawing={drawing} title={t(`none_${view}`)} />
  if (hasLost) {
    const toLost = <ButtonLink to={paths.bookings('cancelled')}>{t('cancelledTitle')}</ButtonLink>
    return <EmptyState drawing={drawing} title={t('none_current')} action={toLost} />
  }
  const find = <ButtonLink to={paths.explore()}>{t('findProviders')}</ButtonLink>
  return <EmptyState drawing={drawing} title={t('none_current')} text={t('noneText')} action={find} />
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
  if (sections.length === 0) return <Nothing view={view} hasLost={views.cancelled.some(one => countOf(one) > 0)} />
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
