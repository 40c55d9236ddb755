import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { formatCount } from '#lib/formats.ts'
import { numericId } from '#lib/numeric-id.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListAndDetail } from '#ui/layout/list-and-detail.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { bookingsQuery, countsQuery } from '../data.ts'
import { DocketsWaiting } from '../waiting.tsx'
import { OpenServing } from './open-serving.tsx'
import { ServingList } from './serving-list.tsx'
import type { ServingParts } from './serving-sheet.tsx'

const views = {
  ongoing: { status: ['serving', 'accepted'], sort: 'soonest' },
  completed: { status: ['completed'], sort: 'latest' },
} as const
type View = keyof typeof views

const Toggle = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => {
  const { t } = useTranslation('bookings')
  const { data: counts } = useQuery(countsQuery('provider'))
  const countOf = { ongoing: counts && counts.serving + counts.accepted, completed: counts?.completed }
  return (
    <ChoiceField
      label={t('whichServings')}
      labelHidden
      value={view}
      onChange={onChange}
      options={(['ongoing', 'completed'] as const).map(value => ({
        value,
        label: `${t(value)} ${formatCount(countOf[value] ?? 0)}`,
      }))}
    />
  )
}

const Nothing = ({ view }: { view: View }) => {
  const { t } = useTranslation('bookings')
  const action = (
    <ButtonLink variant="outline" to={paths.serviceBookings()}>
      {t('pendingRequests')}
    </ButtonLink>
  )
  return (
    <EmptyState
      drawing="/art/empty-stall.svg"
      title={t(`noServings_${view}`)}
      text={t(`noServingsText_${view}`)}
      action={view === 'ongoing' && action}
    />
  )
}

/** What the viewer's store serves next, and what it has served; the open one beside it, or on phones after it. */
export const Servings = ({ more }: ServingParts) => {
  const { t } = useTranslation('bookings')
  const [search, setSearch] = useSearchParams()
  const view: View = search.has('completed') ? 'completed' : 'ongoing'
  const list = useInfiniteQuery(bookingsQuery({ side: 'provider', ...views[view] }))
  const bookings = list.data?.pages.flatMap(page => page.bookings) ?? []
  const chosen = numericId(search.get('booking') ?? undefined)
  const openId = chosen ?? bookings[0]?.id
  return (
    <ListAndDetail
      label={t('servings')}
      isOpen={chosen !== undefined}
      list={
        <>
          <Toggle
            view={view}
            onChange={next => setSearch(next === 'completed' ? { completed: '' } : {}, { preventScrollReset: true })}
          />
          <Pages
            compact
            list={list}
            itemsOf={page => page.bookings}
            waiting={<DocketsWaiting />}
            empty={<Nothing view={view} />}
          >
            {found => <ServingList bookings={found} openId={openId} completed={view === 'completed'} />}
          </Pages>
        </>
      }
      detail={
        openId !== undefined && (
          <OpenServing key={openId} id={openId} known={bookings.find(({ id }) => id === openId)} more={more} />
        )
      }
    />
  )
}
