import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MeetFilters } from './data.ts'
import { readFilters, writeFilters } from './filters.ts'

type Ahead = { of: URLSearchParams; filters: MeetFilters }

/**
 * The filters of the address. A word that is being typed replaces it; every other choice can be gone back on. What has
 * just been chosen counts at once, until the address has followed.
 */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const written = useMemo(() => readFilters(search), [search])
  const filters = ahead?.of === search ? ahead.filters : written
  const change = (changes: Partial<MeetFilters>) => {
    const next = { ...filters, ...changes }
    const replace = Object.keys(changes).join() === 'keyword'
    setAhead({ of: search, filters: next })
    setSearch(writeFilters(next), { replace, preventScrollReset: true })
  }
  const clear = () => {
    const none = new URLSearchParams()
    setAhead({ of: search, filters: readFilters(none) })
    setSearch(none, { preventScrollReset: true })
  }
  return { filters, change, clear }
}

export type Filtering = ReturnType<typeof useFilters>
