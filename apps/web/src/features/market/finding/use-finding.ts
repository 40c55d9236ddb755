import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useOptimisticValue } from '#lib/actions/use-optimistic-value.ts'
import {
  activeIn,
  changed,
  comparedText,
  type Filters,
  maxCompared,
  noFilters,
  readCompared,
  readFilters,
  withoutNearest,
  writeFilters,
} from './filters.ts'

const typedFields = new Set(['keyword', 'price_from', 'price_to', 'currency'])

/** Filters and chosen providers in the address. What is typed or chosen replaces the history entry, a filter adds one. */
export function useFinding() {
  const [search, setSearch] = useSearchParams()
  const written = useMemo(
    () => ({ filters: readFilters(search), compared: readCompared(search.get('compare')) }),
    [search],
  )
  const { value, show, latest } = useOptimisticValue(search, written)
  const { filters, compared } = value
  const go = (next: typeof value, replace: boolean) => {
    show(next)
    const address = writeFilters(search, next.filters)
    address.delete('compare')
    if (next.compared.length > 0) address.set('compare', comparedText(next.compared))
    setSearch(address, { replace, preventScrollReset: true })
  }
  // Two fields may be told at once, before either has been rendered.
  const change = (changes: Partial<Filters>) =>
    go(
      { ...latest(), filters: changed(latest().filters, changes) },
      Object.keys(changes).every(name => typedFields.has(name)),
    )
  const compare = (ids: readonly number[]) => go({ filters, compared: ids.slice(0, maxCompared) }, true)
  return {
    filters,
    change,
    clear: () =>
      go(
        {
          filters: { ...noFilters, sort: withoutNearest(filters.sort), currency: filters.currency },
          compared,
        },
        false,
      ),
    active: activeIn(filters),
    compared,
    compare,
    toggleCompared: (id: number) =>
      compare(compared.includes(id) ? compared.filter(one => one !== id) : [...compared, id]),
  }
}

export type Finding = ReturnType<typeof useFinding>
