import { useTranslation } from 'react-i18next'
import { usePlaceName } from '#features/base/locations'
import { useCategories } from '#features/market/categories'
import { formatKilometres, formatRating } from '#lib/formats.ts'
import { formatDays } from '#lib/formats-days.ts'
import { languageName } from '#lib/language-name.ts'
import type { Active, Filters } from './filters.ts'

/** What a filter is called where it can be taken away. */
export function useFilterName(filters: Filters): (active: Active) => string {
  const { t } = useTranslation('finding')
  const { nameOf } = useCategories()
  const place = usePlaceName(filters)
  const { price_from, price_to, currency } = filters
  const price = () => {
    if (price_from === '') return t('upTo', { price: price_to, currency })
    return price_to === '' ? t('atLeast', { price: price_from, currency }) : `${price_from}–${price_to} ${currency}`
  }
  const names: Partial<Record<keyof Filters, (value: string) => string>> = {
    keyword: () => t('quoted', { text: filters.keyword }),
    category_id: () => nameOf(filters.category_id ?? 0) ?? '…',
    country_id: () => place ?? (filters.country_id === null ? t('chosenCity') : '…'),
    near: () => t('nearYou'),
    distance_km: () => t('within', { distance: formatKilometres(filters.distance_km ?? 0) }),
    comes: () => t(filters.near ? 'comesToMe' : 'basedInCity'),
    price_from: price,
    min_rating: () => t('ratingFrom', { rating: formatRating(filters.min_rating ?? 0) }),
    offers: () => t('offersOnly'),
    free_on: () => t('freeOnDay', { day: formatDays(filters.free_on, filters.free_on) }),
    languages: languageName,
  }
  return ({ name, value = '' }) => names[name]?.(value) ?? ''
}
