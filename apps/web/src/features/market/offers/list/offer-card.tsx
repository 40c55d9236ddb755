import type { Offer } from '@celebrio/contract/market/offers'
import { useTranslation } from 'react-i18next'
import { ListingCard } from '#features/market/services'
import { formatPercent } from '#lib/formats.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { joinLabel } from '#lib/join-label.ts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import classes from './offer-card.module.css'
import { OfferMenu } from './offer-menu.tsx'

/** What it counts for: the first item with both prices, or whole categories. */
const Scope = ({ offer: { applies_to, items, currency } }: { offer: Offer }) => {
  const { t } = useTranslation('offers')
  const [first, ...others] = items
  if (applies_to === 'categories') return <p className={classes.scope}>{t('forCategories')}</p>
  if (!first) return <p className={classes.scope}>{t('forNothing')}</p>
  return (
    <p className={classes.scope}>
      {joinLabel(first.name)}
      {first.offer_price !== first.price && <s>{priceText(first.price, currency)}</s>}{' '}
      <b>{priceText(first.offer_price, currency)}</b> {others.length > 0 && t('andMore', { count: others.length })}
    </p>
  )
}

const Ends = ({ offer: { ends_at, is_running } }: { offer: Offer }) => {
  const { t } = useTranslation('offers')
  if (ends_at === null) return <>{t('endless')}</>
  return <>{t(is_running ? 'until' : 'endedOn', { date: formatDate(ends_at) })}</>
}

/** One of the provider's own offers. */
export const OfferCard = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation('offers')
  const { id, discount } = offer
  return (
    <ListingCard listing={offer} to={paths.editOffer(id)} menu={<OfferMenu offer={offer} />}>
      <Scope offer={offer} />
      <p className={classes.terms}>
        {discount > 0 && <b className={classes.badge}>{t('off', { percent: formatPercent(discount / 100) })}</b>}
        <span>
          <Ends offer={offer} />
        </span>
      </p>
    </ListingCard>
  )
}
