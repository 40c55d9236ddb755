import type { CartEntry } from '@celebrio/contract/market/carts'
import { isFractional } from '@celebrio/contract/market/service-forms'
import { useTranslation } from 'react-i18next'
import { quantityText, readQuantity } from '#lib/quantities.ts'
import { QuantityStepper } from '#ui/choices/quantity-stepper.tsx'
import { useChange } from './data.ts'
import { lessThan, moreThan, quantityProblem } from './quantities.ts'
import type { Seller } from './wishes.ts'

type EntryStepperProps = { entry: CartEntry; seller: Seller; focused?: boolean }

/** How much of an item is in the cart. */
export const EntryStepper = ({ entry, seller, focused = false }: EntryStepperProps) => {
  const { t } = useTranslation('carts')
  const change = useChange()
  const { service_item: item, quantity } = entry
  const { name } = item
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
    />
  )
}
