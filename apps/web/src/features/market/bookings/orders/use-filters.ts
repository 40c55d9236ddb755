import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { useUrlState } from '#lib/use-url-state.ts'
import type { OrderFilters } from '../data.ts'
import { readFilters, writeFilters } from './filters.ts'

/** Filters in the URL; `settled` are those that have stood for a moment, by which the list is asked for. */
export function useFilters() {
  const { value: filters, update } = useUrlState({ read: readFilters, write: (_, next) => writeFilters(next) })
  const [settled] = useDebouncedValue(filters, delays.orderFilter)
  const change = (changes: Partial<OrderFilters>) =>
    update(before => ({ ...before, ...changes }), { replace: 'keyword' in changes })
  return { filters, settled, change, clear: () => change({ keyword: '', boxes: [], lastSixMonths: false }) }
}

export type Filtering = ReturnType<typeof useFilters>
