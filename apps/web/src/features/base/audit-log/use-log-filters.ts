import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, countFilters, filtersOf, type LogFilters, noFilters } from './filters.ts'

type Pending = { of: URLSearchParams; filters: LogFilters }

/** Filters stored in the URL. Typing replaces the history entry, choosing adds one. A change applies at once, before the URL has updated. */
export function useLogFilters() {
  const [search, setSearch] = useSearchParams()
  const [pending, setPending] = useState<Pending | null>(null)
  const filters = pending?.of === search ? pending.filters : filtersOf(search)
  const set = (next: LogFilters, replace: boolean) => {
    setPending({ of: search, filters: next })
    setSearch(addressOf(next), { replace, preventScrollReset: true })
  }
  const change = (changes: Partial<LogFilters>) => {
    const isTyped = Object.keys(changes).some(name => name === 'number' || name === 'from' || name === 'to')
    set({ ...filters, ...changes }, isTyped)
  }
  return { filters, change, clear: () => set(noFilters, false), count: countFilters(filters) }
}

export type Filtering = ReturnType<typeof useLogFilters>
