import type { ProviderOrder } from '@celebrio/contract/market/finding'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/choices/select-field.tsx'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { TypedField } from '#ui/fields/typed-field.tsx'
import { FilterLayout } from '#ui/lists/filter-layout.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { CompareTray } from './compare-tray.tsx'
import { providersQuery } from './data.ts'
import { FilterPanel } from './filter-panel.tsx'
import { hasPoint, maxCompared } from './filters.ts'
import classes from './finding.module.css'
import { Nothing } from './nothing.tsx'
import { usePosition } from './position.ts'
import { useProposedCurrency } from './proposed-currency.ts'
import { ProviderCard } from './provider-card.tsx'
import { queryOf } from './query.ts'
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
  const { sort, currency, country_id } = filters
  const proposed = useProposedCurrency(country_id)
  const usual: ProviderOrder = hasPoint(filters) ? 'near' : 'top'
  const orders: ProviderOrder[] = hasPoint(filters) ? ['near', 'top', 'newest', 'price'] : ['top', 'newest', 'price']
  const choose = (order: ProviderOrder) =>
    change({ sort: order === usual ? '' : order, ...(order === 'price' && { currency: currency || proposed }) })
  return (
    <SelectField
      label={t('sort')}
      options={orders.map(value => ({ value, label: t(`sort_${value}`) }))}
      value={sort || usual}
      onChange={({ currentTarget }) => choose(currentTarget.value as ProviderOrder)}
    />
  )
}

const useProviders = ({ filters }: Finding) => useInfiniteQuery(providersQuery(queryOf(filters, usePosition())))

/** How many providers the sheet of filters leads back to, as far as is known. */
function useShowText(finding: Finding): string {
  const { t } = useTranslation('finding')
  const [first] = useProviders(finding).data?.pages ?? []
  if (!first || first.post.length === 0) return t('showResults')
  return first.hasMorePages
    ? t('showMore', { number: first.post.length })
    : t('showCount', { count: first.post.length })
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

const Keyword = ({ filters: { keyword }, change }: Finding) => {
  const { t } = useTranslation('finding')
  return (
    <div className={classes.keyword}>
      <TypedField
        label={t('searchWithin')}
        hint={t('searchHint')}
        value={keyword}
        onChange={text => change({ keyword: text })}
      />
    </div>
  )
}

/** Finding providers: by what, where, price, rating and language. */
export const ProviderList = () => {
  const { t } = useTranslation('finding')
  const finding = useFinding()
  const { filters, change, active, compared } = finding
  const words = {
    title: t('filters'),
    open: active.length > 0 ? t('filtersChosen', { count: active.length }) : t('filters'),
    show: useShowText(finding),
  }
  return (
    <div className={classes.page} data-tray={compared.length > 0 || undefined}>
      <Shelf chosen={filters.category_id} onChoose={id => change({ category_id: id })} />
      <FilterLayout words={words} filters={<FilterPanel {...finding} />} above={<Keyword {...finding} />}>
        <div className={classes.head}>
          <h2 className={classes.title}>{t('providers')}</h2>
          <Order {...finding} />
        </div>
        <ActiveFilters {...finding} />
        <List {...finding} />
      </FilterLayout>
      <CompareTray {...finding} />
    </div>
  )
}
