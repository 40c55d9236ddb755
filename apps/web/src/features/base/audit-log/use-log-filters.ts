import { useUrlState } from '#lib/use-url-state.ts'
import { addressOf, countFilters, filtersOf, type LogFilters, noFilters } from './filters.ts'

/** Filters in the URL. Typing replaces the history entry; other changes add one. */
export function useLogFilters() {
  const { value: filters, update } = useUrlState({ read: filtersOf, write: (_, next) => addressOf(next) })
  const change = (changes: Partial<LogFilters>) => {
    const replace = Object.keys(changes).some(name => name === 'number' || name === 'from' || name === 'to')
    return update(before => ({ ...before, ...changes }), { replace })
  }
  const clear = () => update(() => noFilters, { replace: false })
  return { filters, change, clear, count: countFilters(filters) }
}

export type Filtering = ReturnType<typeof useLogFilters>
