import { useUrlState } from '#lib/use-url-state.ts'
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

type State = { filters: Filters; compared: readonly number[] }

const typedFields = new Set(['keyword', 'price_from', 'price_to', 'currency'])

const read = (search: URLSearchParams): State => ({
  filters: readFilters(search),
  compared: readCompared(search.get('compare')),
})

function write(before: URLSearchParams, { filters, compared }: State): URLSearchParams {
  const search = writeFilters(before, filters)
  if (compared.length > 0) search.set('compare', comparedText(compared))
  else search.delete('compare')
  return search
}

const withoutFilters = ({ sort, currency }: Filters): Filters => ({
  ...noFilters,
  sort: withoutNearest(sort),
  currency,
})

/** Filters and chosen providers in the URL. What is typed or chosen replaces the history entry, a filter adds one. */
export function useFinding() {
  const { value, update } = useUrlState({ read, write })
  const compare = (next: (before: readonly number[]) => readonly number[]) =>
    update(before => ({ ...before, compared: next(before.compared).slice(0, maxCompared) }), { replace: true })
  return {
    ...value,
    active: activeIn(value.filters),
    change: (changes: Partial<Filters>) =>
      update(before => ({ ...before, filters: changed(before.filters, changes) }), {
        replace: Object.keys(changes).every(name => typedFields.has(name)),
      }),
    clear: () => update(before => ({ ...before, filters: withoutFilters(before.filters) }), { replace: false }),
    compare: (ids: readonly number[]) => compare(() => ids),
    toggleCompared: (id: number) =>
      compare(before => (before.includes(id) ? before.filter(one => one !== id) : [...before, id])),
  }
}

export type Finding = ReturnType<typeof useFinding>
