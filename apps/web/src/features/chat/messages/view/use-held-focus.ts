import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * What has the focus may go once it has done its work: the field in which a message was mended, the button that accepts. Then
 * the field in its place has it, or the place, so that whoever goes by keyboard or by ear stays where they were.
 * @returns what the place is given
 */
export function useHeldFocus() {
  const place = useRef<HTMLDivElement>(null)
  const held = useRef<Element>(null)
  useEffect(() => {
    const before = held.current
    if (!before || before.isConnected) return
    held.current = null
    if (document.activeElement !== document.body) return
    const field = before.matches('textarea') ? place.current?.querySelector('textarea') : null
    const next = field ?? place.current
    next?.focus({ preventScroll: true })
  })
  return {
    ref: place,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      held.current = target
    },
    onBlur: ({ target }: FocusEvent) => {
      // A button that is at work gives it away, too.
      if (target.isConnected && !target.matches(':disabled')) held.current = null
    },
  }
}
