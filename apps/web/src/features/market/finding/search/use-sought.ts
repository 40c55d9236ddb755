import { useTranslation } from 'react-i18next'
import { usePlaceName } from '#features/base/locations'
import { useCategories } from '#features/market/categories'
import { formatShortWeekdayAndDay } from '#lib/formats-days.ts'
import type { Finding } from '../use-finding.ts'
import { useSoughtEvent } from './sought-event.ts'

/** What is looked for, in words; null where it does not matter. */
export function useSought({ filters }: Finding) {
  const { t } = useTranslation('finding')
  const { nameOf } = useCategories()
  const { keyword, category_id, near, city_id, free_on } = filters
  const place = usePlaceName(filters)
  const event = useSoughtEvent(filters)
  const guests = event?.members ? t('guestCount', { count: event.members }) : null
  return {
    kind: category_id === null ? null : (nameOf(category_id) ?? null),
    keyword: keyword === '' ? null : t('quoted', { text: keyword }),
    where: near ? t('nearYou') : (place ?? (city_id === null ? null : t('chosenCity'))),
    event: event?.title ?? null,
    when: [free_on === '' ? null : formatShortWeekdayAndDay(free_on), guests].filter(Boolean).join(', ') || null,
  }
}
