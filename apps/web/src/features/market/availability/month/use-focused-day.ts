import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dayAfterKey, monthOf } from './calendar.ts'

type Asked = {
  month: string
  /** The day that Tab leads to where no key has led to another. */
  start: string
  min: string
  max: string
  firstWeekday: number
  onMonth: (month: string) => void
}

/** One day of the month can be reached by Tab, the others from there by the keys of a calendar. */
export function useFocusedDay({ month, start, min, max, firstWeekday, onMonth }: Asked) {
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const hasMoved = useRef(false)
  const day = focused !== null && monthOf(focused) === month ? focused : start
  useEffect(() => {
    if (!hasMoved.current) return
    hasMoved.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, day, firstWeekday)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const within = next < min ? min : next > max ? max : next
    hasMoved.current = true
    setFocused(within)
    if (monthOf(within) !== month) onMonth(monthOf(within))
  }
  return { grid, day, onKeyDown, onFocus: setFocused }
}
