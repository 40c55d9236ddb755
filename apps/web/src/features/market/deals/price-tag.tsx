import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { useTranslation } from 'react-i18next'
import { priceText } from '#lib/prices.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './price-tag.module.css'

type PriceTagProps = {
  deal: Pick<Deal, 'cost' | 'currency' | 'cost_before' | 'or_nearest_offer'>
  /** On the page of the deal. */
  large?: boolean
}

const Under = ({ deal: { cost, cost_before, currency, or_nearest_offer } }: Pick<PriceTagProps, 'deal'>) => {
  const { t } = useTranslation('deals')
  if (cost === 0) return <small>{t('pickUp')}</small>
  return (
    <>
      {cost_before !== null && (
        <small>
          <VisuallyHidden>{t('before')}</VisuallyHidden>
          <s>{priceText(cost_before, currency)}</s>
        </small>
      )}
      {or_nearest_offer && <small>{t('orNearestOffer')}</small>}
    </>
  )
}

/** What a deal costs, on a tag that hangs on a string. */
export const PriceTag = ({ deal, large }: PriceTagProps) => {
  const { t } = useTranslation('deals')
  const { cost, currency } = deal
  return (
    <p className={classes.tag} data-free={cost === 0 || undefined} data-large={large || undefined}>
      <b>{cost === 0 ? t('free') : priceText(cost, currency)}</b>
      <Under deal={deal} />
    </p>
  )
}
