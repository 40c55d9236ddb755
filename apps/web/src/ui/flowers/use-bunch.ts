import { type RefObject, useEffect, useState } from 'react'

/** Heights of the picker with its gap, and of the top bar, in pixels. */
const roomNeeded = 206 + 6 + 72

/**
 * The picker opens upwards: scrolls the page when the button is near the top of the window.
 * @returns whether the page cannot scroll further up, so that the picker opens below the button
 */
const makeRoom = (button: HTMLElement | null): boolean => {
  const top = button?.getBoundingClientRect().top ?? roomNeeded
  if (top + window.scrollY < roomNeeded) return true
  if (top < roomNeeded) window.scrollBy({ top: top - roomNeeded, behavior: 'smooth' })
  return false
}

/** State of the picker: open, closing, closed. Closes on a press outside and on blur, then without moving the focus. */
export function useBunch(root: RefObject<HTMLElement | null>, button: RefObject<HTMLButtonElement | null>) {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed')
  const [below, setBelow] = useState(false)
  useEffect(() => {
    if (state !== 'open') return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setState('closing')
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [state, root])
  return {
    state,
    below,
    open: () => {
      setBelow(makeRoom(button.current))
      setState('open')
    },
    close: () => {
      setState('closing')
      button.current?.focus({ preventScroll: true })
    },
    closed: () => setState('closed'),
  }
}
