import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { EventFilters } from './data.ts'
import { countFilters, readFilters, writeFilters } from './filters.ts'

const none: EventFilters = { keyword: '', event_date: '', country_id: null, state_id: null, city_id: null }

type Ahead = { of: URLSearchParams; filters: EventFilters }

/**
 * The filters of the address. What is being typed replaces it; every other choice can be gone back on. What has just been
 * chosen counts at once, until the address has followed.
 */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const written = useMemo(() => readFilters(search), [search])
  const filters = ahead?.of === search ? ahead.filters : written
  const put = (next: EventFilters, replace: boolean) => {
    setAhead({ of: search, filters: next })
    setSearch(writeFilters(search, next), { replace, preventScrollReset: true })
  }
  const change = (changes: Partial<EventFilters>) => {
    const typed = Object.keys(changes).every(name => name === 'keyword' || name === 'event_date')
    put({ ...filters, ...changes }, typed)
  }
  return { filters, change, clear: () => put(none, false), count: countFilters(filters) }
}

export type Filtering = ReturnType<typeof useFilters>
