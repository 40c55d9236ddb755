import { Plus } from '@phosphor-icons/react/Plus'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FilterLayout } from '#ui/lists/filter-layout.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { ownServicesQuery } from '../data.ts'
import { countFilters } from '../filters.ts'
import { FilterPanel } from './filter-panel.tsx'
import { CardsWaiting, NothingFound } from './list-states.tsx'
import classes from './manage-services.module.css'
import { ServiceCard } from './service-card.tsx'
import { type Filtering, useFilters } from './use-filters.ts'

const AddService = ({ variant }: { variant: 'primary' | 'outline' }) => {
  const { t } = useTranslation('services')
  return (
    <ButtonLink variant={variant} to={paths.createService()} leftSection={<Plus size={20} aria-hidden />}>
      {t('add')}
    </ButtonLink>
  )
}

const Nothing = () => {
  const { t } = useTranslation('services')
  return (
    <EmptyState
      drawing="/art/empty-stall.svg"
      title={t('none')}
      text={t('noneText')}
      action={<AddService variant="primary" />}
    />
  )
}

/** The cards of the services that match the filters. Keeps the cards while filters change. */
const Cards = ({ filtering: { filters, clear } }: { filtering: Filtering }) => {
  const { t } = useTranslation('services')
  const list = useInfiniteQuery({ ...ownServicesQuery(filters), placeholderData: keepPreviousData })
  return (
    <Pages
      list={list}
      itemsOf={page => page.services}
      waiting={<CardsWaiting />}
      empty={countFilters(filters) > 0 ? <NothingFound clear={clear} /> : <Nothing />}
    >
      {own => (
        <ul aria-label={t('yours')}>
          {own.map(service => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

/** The services of the viewer's own store, with the filters beside them. */
export const ManageServices = () => {
  const { t } = useTranslation('services')
  const filtering = useFilters()
  const count = countFilters(filtering.filters)
  const open = count > 0 ? t('filtersChosen', { count }) : t('filters')
  const head = (
    <header className={classes.head}>
      <h2 className={classes.title}>{t('yours')}</h2>
      <span className={classes.ways}>
        <ButtonLink variant="quiet" to={paths.priceList()}>
          {t('priceList')}
        </ButtonLink>
        <AddService variant="outline" />
      </span>
    </header>
  )
  return (
    <FilterLayout
      words={{ title: t('filters'), open, show: t('showServices') }}
      filters={<FilterPanel {...filtering} hint={t('searchHint')} />}
      above={head}
    >
      <Cards filtering={filtering} />
    </FilterLayout>
  )
}
