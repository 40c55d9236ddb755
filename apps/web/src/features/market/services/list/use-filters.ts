import { useUrlState } from '#lib/use-url-state.ts'
import { readFilters, type ServiceFilters, writeFilters } from '../filters.ts'

/** Filters in the URL. Typing a keyword replaces the history entry; other changes add one. */
export function useFilters() {
  const { value: filters, update } = useUrlState({ read: readFilters, write: (_, next) => writeFilters(next) })
  const change = (changes: Partial<ServiceFilters>) =>
    update(before => ({ ...before, ...changes }), { replace: 'keyword' in changes })
  return { filters, change, clear: () => change({ keyword: '', created: [] }) }
}

export type Filtering = ReturnType<typeof useFilters>
