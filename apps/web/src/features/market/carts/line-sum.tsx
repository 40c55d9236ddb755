import type { CartEntry } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '#lib/formats.ts'
import { priceText } from '#lib/prices.ts'
import classes from './line-sum.module.css'

/** What a line costs: so many at the price of one, what an offer takes off that, and what is left. */
export const LineSum = ({ entry }: { entry: CartEntry }) => {
  const { t } = useTranslation('carts')
  const { service_item, sub_total, discount, total, currency } = entry
  const { offer } = service_item
  return (
    <span className={classes.sum}>
      {discount > 0 && (
        <small className={classes.off}>
          <span>{priceText(sub_total, currency)}</span>{' '}
          <span data-offer>
            {offer && t('lineOff', { percent: formatPercent(offer.discount / 100) })} {priceText(-discount, currency)}
          </span>
        </small>
      )}
      <b className={classes.total}>{priceText(total, currency)}</b>
    </span>
  )
}
