import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { FilterLayout } from '#ui/lists/filter-layout.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { peopleQuery } from './data.ts'
import { FilterPanel } from './filter-panel.tsx'
import { countFilters } from './filters.ts'
import { Invite } from './invite.tsx'
import classes from './people.module.css'
import { PersonCard } from './person-card.tsx'
import { type Filtering, useFilters } from './use-filters.ts'

const Waiting = () => (
  <SkeletonGroup>
    <div className={classes.grid}>
      {[60, 45, 70, 52, 64, 48].map(width => (
        <div key={width} className={classes.waiting}>
          <SkeletonBlock ratio={1} />
          <SkeletonLine width={`${width}%`} height={18} />
          <SkeletonLine width="40%" />
        </div>
      ))}
    </div>
  </SkeletonGroup>
)

const Nobody = ({ filtering }: { filtering: Filtering }) => {
  const { t } = useTranslation('meet')
  const filtered = countFilters(filtering.filters) > 0
  return (
    <EmptyState
      drawing="/art/empty-friends.svg"
      title={t('none')}
      text={t(filtered ? 'noneText' : 'nobodyText')}
      action={
        filtered && (
          <Button variant="outline" onClick={filtering.clear}>
            {t('clearFilters')}
          </Button>
        )
      }
    />
  )
}

/** The cards of people who match the filters. Keeps the cards while filters change. */
const Cards = ({ filtering }: { filtering: Filtering }) => {
  const { t } = useTranslation('meet')
  const list = useInfiniteQuery({ ...peopleQuery(filtering.filters), placeholderData: keepPreviousData })
  return (
    <Pages list={list} itemsOf={page => page.friends} waiting={<Waiting />} empty={<Nobody filtering={filtering} />}>
      {people => (
        <ul className={classes.grid} aria-label={t('people')}>
          {people.map(entry => (
            <PersonCard key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

/** People to meet, with the filters beside them. */
export const People = () => {
  const { t } = useTranslation('meet')
  const filtering = useFilters()
  const count = countFilters(filtering.filters)
  const open = count > 0 ? t('filtersChosen', { count }) : t('filters')
  return (
    <FilterLayout
      words={{ title: t('filters'), open, show: t('showPeople') }}
      filters={<FilterPanel {...filtering} />}
      above={<Invite />}
    >
      <p className={classes.how}>{t('treatHow')}</p>
      <Cards filtering={filtering} />
    </FilterLayout>
  )
}
