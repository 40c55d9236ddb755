import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ManageListings, useFilters } from '#features/market/services'
import { paths } from '#lib/paths.ts'
import { ownOffersQuery } from '../data.ts'
import { OfferCard } from './offer-card.tsx'

/** The offers of the viewer's own store, with the filters beside them. The cards stay while filters change. */
export const ManageOffers = () => {
  const { t } = useTranslation('offers')
  const filtering = useFilters()
  const list = useInfiniteQuery({ ...ownOffersQuery(filtering.filters), placeholderData: keepPreviousData })
  const words = {
    yours: t('yours'),
    add: t('add'),
    none: t('none'),
    noneText: t('noneText'),
    searchHint: t('searchHint'),
    show: t('showOffers'),
  }
  return (
    <ManageListings
      words={words}
      filtering={filtering}
      create={paths.createOffer()}
      list={list}
      itemsOf={page => page.offers}
    >
      {own => own.map(offer => <OfferCard key={offer.id} offer={offer} />)}
    </ManageListings>
  )
}
