import { usePosition, useProposedCurrency } from '#features/market/finding'
import { useUrlState } from '#lib/use-url-state.ts'
import { type DealFilters, noFilters, readFilters, writeFilters } from './filters.ts'
import { queryOf } from './query.ts'

/** Filters in the URL. Typing a keyword replaces the history entry; other changes add one. */
export function useFilters() {
  const { value: filters, update } = useUrlState({ read: readFilters, write: writeFilters })
  const proposed = useProposedCurrency(filters.country_id)
  const position = usePosition()
  return {
    filters,
    currency: filters.currency || proposed,
    query: queryOf(filters, position, proposed),
    change: (changes: Partial<DealFilters>) =>
      update(before => ({ ...before, ...changes }), {
        replace: Object.keys(changes).every(name => name === 'keyword'),
      }),
    clear: () => update(({ currency }) => ({ ...noFilters, currency }), { replace: false }),
  }
}

export type DealFinding = ReturnType<typeof useFilters>
