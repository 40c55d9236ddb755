import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useOptimisticValue } from '#lib/actions/use-optimistic-value.ts'
import { readFilters, type ServiceFilters, writeFilters } from '../filters.ts'

/** The filters in the URL. Typing a keyword replaces the history entry, any other change adds one. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const written = useMemo(() => readFilters(search), [search])
  const { value: filters, show } = useOptimisticValue(search, written)
  const change = (changes: Partial<ServiceFilters>) => {
    const next = { ...filters, ...changes }
    show(next)
    setSearch(writeFilters(next), { replace: 'keyword' in changes, preventScrollReset: true })
  }
  return { filters, change, clear: () => change({ keyword: '', created: [] }) }
}

export type Filtering = ReturnType<typeof useFilters>
