import { useUrlState } from '#lib/use-url-state.ts'
import type { EventFilters } from './data.ts'
import { countFilters, noFilters, readFilters, writeFilters } from './filters.ts'

/** Filters in the URL. Typing replaces the history entry; other changes add one. */
export function useFilters() {
  const { value: filters, update } = useUrlState({ read: readFilters, write: writeFilters })
  const change = (changes: Partial<EventFilters>) => {
    const replace = Object.keys(changes).every(name => name === 'keyword' || name === 'event_date')
    return update(before => ({ ...before, ...changes }), { replace })
  }
  const clear = () => update(() => noFilters, { replace: false })
  return { filters, change, clear, count: countFilters(filters) }
}

export type Filtering = ReturnType<typeof useFilters>
