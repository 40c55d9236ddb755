import { Plus } from '@phosphor-icons/react/Plus'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsWaiting, countFilters, FilterPanel, NothingFound, useFilters } from '#features/market/services'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FilterLayout } from '#ui/lists/filter-layout.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { ownOffersQuery } from '../data.ts'
import classes from './manage-offers.module.css'
import { OfferCard } from './offer-card.tsx'

type Filtering = ReturnType<typeof useFilters>

const AddOffer = ({ variant }: { variant: 'primary' | 'outline' }) => {
  const { t } = useTranslation('offers')
  return (
    <ButtonLink variant={variant} to={paths.createOffer()} leftSection={<Plus size={20} aria-hidden />}>
      {t('add')}
    </ButtonLink>
  )
}

const Nothing = () => {
  const { t } = useTranslation('offers')
  return (
    <EmptyState
      drawing="/art/empty-stall.svg"
      title={t('none')}
      text={t('noneText')}
      action={<AddOffer variant="primary" />}
    />
  )
}

/** The cards of the offers that match the filters. Keeps the cards while filters change. */
const Cards = ({ filtering: { filters, clear } }: { filtering: Filtering }) => {
  const { t } = useTranslation('offers')
  const list = useInfiniteQuery({ ...ownOffersQuery(filters), placeholderData: keepPreviousData })
  return (
    <Pages
      list={list}
      itemsOf={page => page.offers}
      waiting={<CardsWaiting />}
      empty={countFilters(filters) > 0 ? <NothingFound clear={clear} /> : <Nothing />}
    >
      {own => (
        <ul aria-label={t('yours')}>
          {own.map(offer => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

/** The offers of the viewer's own store, with the filters beside them. */
export const ManageOffers = () => {
  const { t } = useTranslation('offers')
  const filtering = useFilters()
  const count = countFilters(filtering.filters)
  const open = count > 0 ? t('filtersChosen', { count }) : t('filters')
  const head = (
    <header className={classes.head}>
      <h2 className={classes.title}>{t('yours')}</h2>
      <AddOffer variant="outline" />
    </header>
  )
  return (
    <FilterLayout
      words={{ title: t('filters'), open, show: t('showOffers') }}
      filters={<FilterPanel {...filtering} hint={t('searchHint')} />}
      above={head}
    >
      <Cards filtering={filtering} />
    </FilterLayout>
  )
}
