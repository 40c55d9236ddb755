import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { EventFilters } from './data.ts'
import { countFilters, noFilters, readFilters, writeFilters } from './filters.ts'

type Pending = { of: URLSearchParams; filters: EventFilters }

/**
 * Filters stored in the URL. Typing replaces the history entry; other changes add one. A change applies at once, before
 * the URL has updated.
 */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const [pending, setPending] = useState<Pending | null>(null)
  const urlFilters = useMemo(() => readFilters(search), [search])
  const filters = pending?.of === search ? pending.filters : urlFilters
  const setFilters = (next: EventFilters, replace: boolean) => {
    setPending({ of: search, filters: next })
    setSearch(writeFilters(search, next), { replace, preventScrollReset: true })
  }
  const change = (changes: Partial<EventFilters>) => {
    const typed = Object.keys(changes).every(name => name === 'keyword' || name === 'event_date')
    setFilters({ ...filters, ...changes }, typed)
  }
  return { filters, change, clear: () => setFilters(noFilters, false), count: countFilters(filters) }
}

export type Filtering = ReturnType<typeof useFilters>
