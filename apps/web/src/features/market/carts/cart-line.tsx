import type { CartEntry } from '@celebrio/contract/market/carts'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { itemTerms, Price } from '#features/market/stores'
import { priceText } from '#lib/prices.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import classes from './cart-line.module.css'
import { Change } from './change.tsx'
import { useChange } from './data.ts'
import { EntryStepper } from './entry-stepper.tsx'
import { keepFocus } from './keep-focus.ts'
import type { Seller } from './wishes.ts'

type LineProps = { entry: CartEntry; seller: Seller /** Where the provider is booked for several. */; service?: string }

/** One entry of the cart: what it is, how much of it, what it costs, and what has changed. */
export const CartLine = ({ entry, seller }: LineProps) => {
  const { t } = useTranslation('carts')
  const change = useChange()
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
      {!isGone && (
        <span className={classes.quantity}>
          <EntryStepper entry={entry} seller={seller} />
        </span>
      )}
      <span className={classes.remove}>
        <IconButton
          label={t('remove', { name: item.name })}
          icon={<X size={18} aria-hidden />}
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget)
            change({ entry, seller, quantity: null, now: true })
          }}
        />
      </span>
      <Change entry={entry} seller={seller} />
    </li>
  )
}
