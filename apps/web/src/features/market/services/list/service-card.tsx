import type { Service } from '@celebrio/contract/market/services'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { ListingCard } from './listing-card.tsx'
import classes from './service-card.module.css'
import { ServiceMenu } from './service-menu.tsx'

/** The least that anything costs, as guests see it with the offers that run, and what the same costs without. */
const leastOf = (items: Service['items']) =>
  items
    .map(({ price, offer }) => ({ price: offer?.price ?? price, regular: price }))
    .reduce((least, one) => (one.price < least.price ? one : least))

const Prices = ({ service: { items, currency } }: { service: Service }) => {
  const { t } = useTranslation('services')
  if (items.length === 0) return <p className={classes.prices}>{t('noItems')}</p>
  const { price, regular } = leastOf(items)
  return (
    <p className={classes.prices}>
      <b>{t('items', { count: items.length })}</b> {t('priceFrom', { price: priceText(price, currency) })}
      {price < regular && (
        <>
          {' '}
          <VisuallyHidden>{t('oldPrice')} </VisuallyHidden>
          <s>{priceText(regular, currency)}</s>
        </>
      )}
    </p>
  )
}

/** One of the provider's own services. */
export const ServiceCard = ({ service }: { service: Service }) => (
  <ListingCard listing={service} to={paths.editService(service.id)} menu={<ServiceMenu service={service} />}>
    <Prices service={service} />
  </ListingCard>
)
