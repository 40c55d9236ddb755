import type { Service } from '@celebrio/contract/market/services'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { ListingCard } from './listing-card.tsx'
import classes from './service-card.module.css'
import { ServiceMenu } from './service-menu.tsx'

const Prices = ({ service: { items, currency } }: { service: Service }) => {
  const { t } = useTranslation('services')
  if (items.length === 0) return <p className={classes.prices}>{t('noItems')}</p>
  const least = Math.min(...items.map(({ price }) => price))
  return (
    <p className={classes.prices}>
      <b>{t('items', { count: items.length })}</b> {t('priceFrom', { price: priceText(least, currency) })}
    </p>
  )
}

/** One of the provider's own services. */
export const ServiceCard = ({ service }: { service: Service }) => (
  <ListingCard listing={service} to={paths.editService(service.id)} menu={<ServiceMenu service={service} />}>
    <Prices service={service} />
  </ListingCard>
)
