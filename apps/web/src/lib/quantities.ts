import { readLanguage } from '#i18n/language.ts'

/** A quantity as it is shown and typed: `2.5`, `2,5`. */
export const quantityText = (quantity: number): string =>
  new Intl.NumberFormat(readLanguage(), { useGrouping: false, maximumFractionDigits: 3 }).format(quantity)

/** A typed quantity; NaN for what is none. */
export const readQuantity = (typed: string): number => {
  const text = typed.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
