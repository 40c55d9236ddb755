import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useOptimisticValue } from '#lib/actions/use-optimistic-value.ts'
import type { MeetFilters } from './data.ts'
import { readFilters, writeFilters } from './filters.ts'

/**
 * The filters in the URL. Typing a keyword replaces the history entry, any other change adds one. Changes apply at once,
 * before the URL has been updated.
 */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const written = useMemo(() => readFilters(search), [search])
  const { value: filters, show } = useOptimisticValue(search, written)
  const change = (changes: Partial<MeetFilters>) => {
    const next = { ...filters, ...changes }
    const replace = Object.keys(changes).join() === 'keyword'
    show(next)
    setSearch(writeFilters(next), { replace, preventScrollReset: true })
  }
  const clear = () => {
    const none = new URLSearchParams()
    show(readFilters(none))
    setSearch(none, { preventScrollReset: true })
  }
  return { filters, change, clear }
}

export type Filtering = ReturnType<typeof useFilters>
