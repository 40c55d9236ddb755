import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useOptimisticValue } from '#lib/actions/use-optimistic-value.ts'
import type { OrderFilters } from '../data.ts'
import { readFilters, writeFilters } from './filters.ts'

/** The filters in the URL; `settled` are those that have stood for a moment, by which the list is asked for. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const written = useMemo(() => readFilters(search), [search])
  const { value: filters, show } = useOptimisticValue(search, written)
  const [settled] = useDebouncedValue(filters, delays.orderFilter)
  const change = (changes: Partial<OrderFilters>) => {
    const next = { ...filters, ...changes }
    show(next)
    setSearch(writeFilters(next), { replace: 'keyword' in changes, preventScrollReset: true })
  }
  return { filters, settled, change, clear: () => change({ keyword: '', boxes: [], lastSixMonths: false }) }
}

export type Filtering = ReturnType<typeof useFilters>
