import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { usePosition, useProposedCurrency } from '#features/market/finding'
import { useOptimisticValue } from '#lib/actions/use-optimistic-value.ts'
import { type DealFilters, noFilters, readFilters, writeFilters } from './filters.ts'
import { queryOf } from './query.ts'

/** Filters in the address. What is typed replaces the history entry, a filter adds one. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const written = useMemo(() => readFilters(search), [search])
  const { value: filters, show } = useOptimisticValue(search, written)
  const proposed = useProposedCurrency(filters.country_id)
  const position = usePosition()
  const go = (next: DealFilters, replace: boolean) => {
    show(next)
    setSearch(writeFilters(search, next), { replace, preventScrollReset: true })
  }
  return {
    filters,
    currency: filters.currency || proposed,
    query: queryOf(filters, position, proposed),
    change: (changes: Partial<DealFilters>) =>
      go(
        { ...filters, ...changes },
        Object.keys(changes).every(name => name === 'keyword'),
      ),
    clear: () => go({ ...noFilters, currency: filters.currency }, false),
  }
}

export type DealFinding = ReturnType<typeof useFilters>
