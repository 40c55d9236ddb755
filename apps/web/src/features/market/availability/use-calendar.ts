import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { ahead, daysQuery } from './data.ts'
import { addDays, monthOf } from './month/calendar.ts'

const never = () => () => undefined

const readToday = (): string => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10)
}

/** Today by the viewer's own clock; null where the server renders, which does not know that clock. */
export const useToday = (): string | null => useSyncExternalStore(never, readToday, () => null)

type Start = {
  /** So many days ago is the first one. */
  past: number
  chosen: string | null
}

/** A provider's days month by month, and the one that was chosen. */
export function useCalendar(providerId: number, today: string, { past, chosen: first }: Start) {
  const [month, setMonth] = useState(monthOf(first ?? today))
  const [chosen, setChosen] = useState(first)
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery({
    ...daysQuery(providerId, month),
    // What is true of all months stays, above all how early one has to ask.
    placeholderData: keepPreviousData,
  })
  const days = new Map(data?.days.map(day => [day.day, day]))
  const goTo = (day: string) => {
    setMonth(monthOf(day))
    setChosen(day)
  }
  return {
    month,
    today,
    min: addDays(today, -past),
    max: addDays(today, ahead),
    chosen,
    data,
    error,
    busy: isPending || isPlaceholderData,
    isFetching,
    dayOf: (day: string) => days.get(day),
    onMonth: (next: string) => {
      setMonth(next)
      setChosen(null)
    },
    onDay: setChosen,
    goTo,
    refetch,
  }
}
export type Calendar = ReturnType<typeof useCalendar>
