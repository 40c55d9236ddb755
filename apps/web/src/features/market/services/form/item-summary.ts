import { units } from '@celebrio/contract/market/service-forms'
import i18next from 'i18next'
import { formatAmount, readAmount } from '#lib/amounts.ts'
import { formatList } from '#lib/formats.ts'
import type { ItemValues } from './values.ts'

/** The price as guests will read it; what is typed as long as it is none. */
export function itemPrice({ price }: ItemValues, currency: string): string {
  const minor = readAmount(price, currency)
  return minor === null ? price : formatAmount(minor, currency)
}

/** In which unit it is priced, and how few and many of it there can be: `per hour, 2 to 8`. */
export function itemTerms({ unit, least_qty, most_qty, step_minutes }: ItemValues): string {
  const t = i18next.getFixedT(null, 'services')
  const [least, most] = [least_qty.trim(), most_qty.trim()]
  const parts: string[] = [t(`per${unit}`)]
  if (least && most) parts.push(t('between', { least, most }))
  else if (least) parts.push(t('orMore', { least }))
  else if (most) parts.push(t('upTo', { most }))
  if (unit === units.hour && step_minutes !== 60) parts.push(t(`by${step_minutes}`))
  return formatList(parts)
}
