import type { CartEntry } from '@celebrio/contract/market/carts'
import { isFractional } from '@celebrio/contract/market/service-forms'
import { useTranslation } from 'react-i18next'
import { quantityText, readQuantity } from '#lib/quantities.ts'
import { QuantityStepper } from '#ui/choices/quantity-stepper.tsx'
import { useChange } from './data.ts'
import { keepFocus } from './keep-focus.ts'
import { lessThan, moreThan, quantityProblem } from './quantities.ts'
import type { Seller } from './wishes.ts'

type EntryStepperProps = {
  entry: CartEntry
  seller: Seller
  focused?: boolean /** Minus takes it out where there is nothing less. */
  removable?: boolean
}

/** How much of an item is in the cart. */
export const EntryStepper = ({ entry, seller, focused = false, removable = false }: EntryStepperProps) => {
  const { t } = useTranslation('carts')
  const change = useChange()
  const { service_item: item, quantity } = entry
  const { name } = item
  const remove = (button: HTMLButtonElement) => {
    keepFocus(button)
    change({ entry, seller, quantity: null, now: true })
  }
  return (
    <QuantityStepper
      label={t('quantityOf', { name })}
      fewerLabel={t('fewer', { name })}
      moreLabel={t('more', { name })}
      text={quantityText(quantity)}
      less={lessThan(item, quantity)}
      more={moreThan(item, quantity)}
      read={readQuantity}
      problemOf={typed => quantityProblem(item, typed)}
      decimals={isFractional(item.unit)}
      focused={focused}
      onChange={next => change({ entry, seller, quantity: next })}
      {...(removable && { onRemove: remove })}
      removeLabel={t('remove', { name })}
    />
  )
}
