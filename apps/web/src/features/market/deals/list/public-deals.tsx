import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { publicDealsQuery } from '../data.ts'
import { DealCard } from '../deal-card.tsx'
import { countFilters } from '../filters.ts'
import { useFilters } from '../use-filters.ts'
import { DealList } from './deal-list.tsx'
import { FilterChips } from './filter-chips.tsx'
import classes from './lists.module.css'
import { LocationNotice } from './location-notice.tsx'

/** What everybody sells, and its filters. */
export const PublicDeals = () => {
  const { t } = useTranslation('deals')
  const finding = useFilters()
  const list = useInfiniteQuery(publicDealsQuery(finding.query))
  const isFiltered = countFilters(finding.filters) > 0
  const empty = (
    <EmptyState
      drawing="/art/empty-stall.svg"
      title={t('none')}
      text={t(isFiltered ? 'noneFits' : 'noneYet')}
      action={
        isFiltered && (
          <Button variant="outline" onClick={finding.clear}>
            {t('clearFilters')}
          </Button>
        )
      }
    />
  )
  return (
    <>
      <div className={classes.chips}>
        <FilterChips {...finding} />
      </div>
      <LocationNotice near={finding.filters.near} deals={list.data?.pages[0]?.deals ?? []} />
      <DealList list={list} label={t('public')} empty={empty}>
        {deal => <DealCard deal={deal} />}
      </DealList>
    </>
  )
}
