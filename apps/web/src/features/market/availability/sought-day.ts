import { useSearchParams } from 'react-router'
import { useToday } from './use-calendar.ts'

/** Says in the address for which day somebody looks. */
export function useSeek(): (day: string) => void {
  const [, setSearch] = useSearchParams()
  return day =>
    setSearch(
      before => {
        before.set('day', day)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
}

/** The day (`YYYY-MM-DD`) that the address says somebody looks for; empty without one, or when it has gone by. */
export function useSoughtDay(): string {
  const [search] = useSearchParams()
  const today = useToday()
  const day = search.get('day') ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(day) && !Number.isNaN(Date.parse(day))
  return isDay && today !== null && day >= today ? day : ''
}
