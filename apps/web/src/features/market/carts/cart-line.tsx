import { type CartEntry, isGone } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import { itemTerms } from '#features/market/stores'
import { priceText } from '#lib/prices.ts'
import classes from './cart-line.module.css'
import { Change } from './change.tsx'
import { EntryStepper } from './entry-stepper.tsx'
import { GuestLine } from './guest-line.tsx'
import { LineSum } from './line-sum.tsx'
import { RemoveButton } from './remove-button.tsx'
import type { Seller } from './wishes.ts'

/** The price of one; of what is gone the last that it had for the viewer, offers taken off. */
const OnePrice = ({ entry }: { entry: CartEntry }) => {
  const { t } = useTranslation('carts')
  const { service_item: item, currency } = entry
  const price = `${priceText(item.price, currency)} ${itemTerms(item)}`
  return <small>{isGone(entry) ? t('lastPrice', { price }) : price}</small>
}

type LineProps = {
  entry: CartEntry
  /** What stands with it: all of its service. */
  entries: readonly CartEntry[]
  seller: Seller
  /** How many the event has; null as long as nobody knows. */
  guests: number | null
}

/** One entry of the cart: what it is, how much of it, what it costs, and what has changed. */
export const CartLine = ({ entry, entries, seller, guests }: LineProps) => {
  const { service_item: item } = entry
  const hasGone = isGone(entry)
  return (
    <li className={classes.line} data-gone={hasGone || undefined}>
      <div className={classes.words}>
        <b dir="auto">{item.name}</b>
        <OnePrice entry={entry} />
      </div>
      {!hasGone && (
        <span className={classes.sum}>
          <LineSum entry={entry} />
        </span>
      )}
      <div className={classes.controls}>
        {!hasGone && (
          <span className={classes.quantity}>
            <EntryStepper entry={entry} seller={seller} />
          </span>
        )}
        <span className={classes.remove}>
          <RemoveButton entry={entry} seller={seller} />
        </span>
      </div>
      <GuestLine entry={entry} entries={entries} seller={seller} guests={guests} />
      <Change entry={entry} seller={seller} />
    </li>
  )
}
