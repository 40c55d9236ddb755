import type { ProviderOrder } from '@celebrio/contract/market/finding'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/choices/select-field.tsx'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { FilterLayout } from '#ui/lists/filter-layout.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { CompareTray } from './compare-tray.tsx'
import { providersQuery } from './data.ts'
import { FilterPanel } from './filter-panel.tsx'
import { hasPoint, maxCompared, usualOrder } from './filters.ts'
import classes from './finding.module.css'
import { Nothing } from './nothing.tsx'
import { usePosition } from './position.ts'
import { useProposedCurrency } from './proposed-currency.ts'
import { ProviderCard } from './provider-card.tsx'
import { queryOf } from './query.ts'
import { SearchPill } from './search/search-pill.tsx'
import { Shelf } from './shelf.tsx'
import { type Finding, useFinding } from './use-finding.ts'

const Waiting = () => (
  <SkeletonGroup>
    <div className={classes.cards}>
      {[1, 2, 3, 4, 5, 6].map(at => (
        <div key={at} className={classes.waiting}>
          <SkeletonBlock ratio={16 / 10} />
          <SkeletonLine width="64%" height={20} />
          <SkeletonLine width="48%" />
          <SkeletonLine width="40%" />
        </div>
      ))}
    </div>
  </SkeletonGroup>
)

const Order = ({ filters, change }: Finding) => {
  const { t } = useTranslation('finding')
  const { sort, currency, country_id, near } = filters
  const proposed = useProposedCurrency(country_id, near)
  const usual = usualOrder(filters)
  const orders: ProviderOrder[] = hasPoint(filters) ? ['near', 'top', 'newest', 'price'] : ['top', 'newest', 'price']
  const choose = (order: ProviderOrder) =>
    change({ sort: order === usual ? '' : order, ...(order === 'price' && { currency: currency || proposed }) })
  return (
    <SelectField
      label={<VisuallyHidden>{t('sort')}</VisuallyHidden>}
      options={orders.map(value => ({ value, label: t(`sort_${value}`) }))}
      value={sort || usual}
      onChange={({ currentTarget }) => choose(currentTarget.value as ProviderOrder)}
    />
  )
}

const useProviders = ({ filters }: Finding) => useInfiniteQuery(providersQuery(queryOf(filters, usePosition())))

/** How many providers there are, as far as is known: for the list, and for the way back to it from the sheet of filters. */
function useCountTexts(finding: Finding): { title: string; show: string } {
  const { t } = useTranslation('finding')
  const pages = useProviders(finding).data?.pages ?? []
  const count = pages.reduce((sum, { post }) => sum + post.length, 0)
  if (count === 0) return { title: t('providers'), show: t('showResults') }
  return pages.at(-1)?.hasMorePages
    ? { title: t('moreThan', { number: count }), show: t('showMore', { number: count }) }
    : { title: t('total', { count }), show: t('showCount', { count }) }
}

const List = (finding: Finding) => {
  const { t } = useTranslation('finding')
  const { compared, toggleCompared } = finding
  const list = useProviders(finding)
  return (
    <Pages list={list} itemsOf={page => page.post} waiting={<Waiting />} empty={<Nothing {...finding} />}>
      {providers => (
        <ul className={classes.cards} aria-label={t('providers')}>
          {providers.map(provider => (
            <ProviderCard
              key={provider.id}
              provider={provider}
              day={finding.filters.free_on}
              compare={{
                checked: compared.includes(provider.id),
                isFull: compared.length >= maxCompared,
                onToggle: () => toggleCompared(provider.id),
              }}
            />
          ))}
        </ul>
      )}
    </Pages>
  )
}

/** Finding providers: by what, where, price, rating and language. */
export const ProviderList = () => {
  const { t } = useTranslation('finding')
  const finding = useFinding()
  const { filters, change, active, compared } = finding
  const { title, show } = useCountTexts(finding)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = active.length > 0 ? t('filtersChosen', { count: active.length }) : t('filters')
  const head = (
    <>
      <h2 ref={heading} tabIndex={-1} className={classes.title} aria-live="polite">
        {title}
      </h2>
      <Order {...finding} />
    </>
  )
  return (
    <div className={classes.page} data-tray={compared.length > 0 || undefined}>
      <SearchPill finding={finding} show={show} onSearch={() => heading.current?.focus()} />
      <Shelf chosen={filters.category_id} onChoose={id => change({ category_id: id })} />
      <FilterLayout words={{ title: t('filters'), open, show }} filters={<FilterPanel {...finding} />} head={head}>
        <ActiveFilters {...finding} />
        <List {...finding} />
      </FilterLayout>
      <CompareTray {...finding} />
    </div>
  )
}
