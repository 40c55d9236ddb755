import { units } from '@celebrio/contract/market/service-forms'
import type { Item } from '@celebrio/contract/market/services'
import i18next from 'i18next'
import { formatCount, formatList } from '#lib/formats.ts'

/** In which unit it is priced, and how few and many of it can be booked: `per hour, 2 to 8`. */
export function itemTerms({ unit, least_qty, most_qty, step_minutes }: Item): string {
  const t = i18next.getFixedT(null, 'services')
  const least = least_qty && formatCount(least_qty)
  const most = most_qty !== null && formatCount(most_qty)
  const parts: string[] = [t(`per${unit}`)]
  if (least && most) parts.push(t('between', { least, most }))
  else if (least) parts.push(t('orMore', { least }))
  else if (most) parts.push(t('upTo', { most }))
  if (unit === units.hour && step_minutes && step_minutes !== 60) parts.push(t(`by${step_minutes}`))
  return formatList(parts)
}
