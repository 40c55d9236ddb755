import { useUrlState } from '#lib/use-url-state.ts'
import type { MeetFilters } from './data.ts'
import { readFilters, writeFilters } from './filters.ts'

const noFilters = readFilters(new URLSearchParams())

/** Filters in the URL. Typing a keyword replaces the history entry; other changes add one. */
export function useFilters() {
  const { value: filters, update } = useUrlState({ read: readFilters, write: (_, next) => writeFilters(next) })
  const change = (changes: Partial<MeetFilters>) =>
    update(before => ({ ...before, ...changes }), { replace: Object.keys(changes).join() === 'keyword' })
  const clear = () => update(() => noFilters, { replace: false })
  return { filters, change, clear }
}

export type Filtering = ReturnType<typeof useFilters>
