import type { CartEntry } from '@celebrio/contract/market/carts'
import { itemTerms, Price } from '#features/market/stores'
import { priceText } from '#lib/prices.ts'
import classes from './cart-line.module.css'
import { Change } from './change.tsx'
import { EntryStepper } from './entry-stepper.tsx'
import { RemoveButton } from './remove-button.tsx'
import type { Seller } from './wishes.ts'

type LineProps = { entry: CartEntry; seller: Seller }

/** One entry of the cart: what it is, how much of it, what it costs, and what has changed. */
export const CartLine = ({ entry, seller }: LineProps) => {
  const { service_item: item, currency, problem, sub_total } = entry
  const isGone = problem === 'gone'
  return (
    <li className={classes.line} data-gone={isGone || undefined}>
      <div className={classes.words}>
        <b dir="auto">{item.name}</b>
        <small>
          <Price price={item.price} currency={currency} offer={item.offer} plain /> {itemTerms(item)}
        </small>
      </div>
      {!isGone && <b className={classes.total}>{priceText(sub_total, currency)}</b>}
      <div className={classes.controls}>
        {!isGone && (
          <span className={classes.quantity}>
            <EntryStepper entry={entry} seller={seller} />
          </span>
        )}
        <span className={classes.remove}>
          <RemoveButton entry={entry} seller={seller} />
        </span>
      </div>
      <Change entry={entry} seller={seller} />
    </li>
  )
}
