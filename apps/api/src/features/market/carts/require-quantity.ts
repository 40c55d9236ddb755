import { lineAmounts } from '@celebrio/contract/market/line-amounts'
import { proposedQuantity, quantityIssue } from '@celebrio/contract/market/quantities'
import { fieldError } from '#platform/app-error.ts'
import { type ItemRow, inUnits } from './rules.ts'

export type AskedQuantity = { quantity: number | undefined; field: string }

/** In thousandths. @throws AppError validation_failed on the field */
export function requireQuantity(item: ItemRow, discount: number, { quantity: asked, field }: AskedQuantity): number {
  const bookable = inUnits(item)
  const quantity = asked ?? proposedQuantity(bookable)
  const issue = quantityIssue(bookable, quantity)
  if (issue) throw fieldError(field, issue.code, issue.values)
  const thousandths = Math.round(quantity * 1000)
  if (!lineAmounts(item.price, discount, thousandths)) throw fieldError(field, 'amounts_too_large')
  return thousandths
}
