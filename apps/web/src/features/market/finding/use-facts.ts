import type { ProviderCard } from '@celebrio/contract/market/finding'
import { useCategories } from '#features/market/categories'
import { formatKilometres, formatList } from '#lib/formats.ts'

/** So many categories are named. */
const named = 2

/** What a provider does and where, in one line. */
export function useFacts({ categories, city, country, distance_km }: ProviderCard): string {
  const { nameOf } = useCategories()
  const names = categories.flatMap(id => nameOf(id) ?? [])
  const what = formatList(names.slice(0, named)) + (names.length > named ? ` +${names.length - named}` : '')
  const where =
    distance_km === null ? (city ?? country) : [city, formatKilometres(distance_km)].filter(Boolean).join(', ')
  return [what, where].filter(Boolean).join(' · ')
}
