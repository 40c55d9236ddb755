import type { PriceFrom } from '@celebrio/contract/market/stores'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '#lib/formats.ts'
import { priceText } from '#lib/prices.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './price.module.css'

type PriceProps = {
  price: number
  currency: string
  /** The price with an offer that runs, and its discount in percent where that is said as well. */
  offer?: { price: number; discount?: number } | null | undefined
  /** Within a line of small words. */
  plain?: boolean
}

/** A price; with an offer that changes it the old one is struck out beside the new one. */
export const Price = ({ price, currency, offer, plain }: PriceProps) => {
  const { t } = useTranslation('stores')
  if (!offer || offer.price === price)
    return (
      <b className={classes.price} data-plain={plain || undefined}>
        {priceText(price, currency)}
      </b>
    )
  return (
    <span className={classes.reduced}>
      <VisuallyHidden>{t('oldPrice')} </VisuallyHidden>
      <s className={classes.old}>{priceText(price, currency)}</s> <VisuallyHidden>{t('newPrice')} </VisuallyHidden>
      <b className={classes.price} data-plain={plain || undefined}>
        {priceText(offer.price, currency)}
      </b>
      {offer.discount !== undefined && (
        <>
          {' '}
          <span className={classes.off}>{t('off', { percent: formatPercent(offer.discount / 100) })}</span>
        </>
      )}
    </span>
  )
}

/** The least price of a store; with an offer that makes one below it, that one beside what the same costs without. */
export const LeastPrice = ({ price: { amount, currency, offer } }: { price: NonNullable<PriceFrom> }) => (
  <Price plain price={offer?.regular ?? amount} currency={currency} offer={offer && { price: offer.amount }} />
)
