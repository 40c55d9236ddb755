import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ownServicesQuery } from '../data.ts'
import { ManageListings } from './manage-listings.tsx'
import { ServiceCard } from './service-card.tsx'
import { useFilters } from './use-filters.ts'

/** The services of the viewer's own store, with the filters beside them. The cards stay while filters change. */
export const ManageServices = () => {
  const { t } = useTranslation('services')
  const filtering = useFilters()
  const list = useInfiniteQuery({ ...ownServicesQuery(filtering.filters), placeholderData: keepPreviousData })
  const words = {
    yours: t('yours'),
    add: t('add'),
    none: t('none'),
    noneText: t('noneText'),
    searchHint: t('searchHint'),
    show: t('showServices'),
  }
  const way = (
    <ButtonLink variant="quiet" to={paths.priceList()}>
      {t('priceList')}
    </ButtonLink>
  )
  return (
    <ManageListings
      words={words}
      filtering={filtering}
      create={paths.createService()}
      way={way}
      list={list}
      itemsOf={page => page.services}
    >
      {own => own.map(service => <ServiceCard key={service.id} service={service} />)}
    </ManageListings>
  )
}
