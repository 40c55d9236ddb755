import { type RefObject, useEffect, useState } from 'react'

/** Height of the bunch with its gap, and of the bar at the top of the page, in pixels. */
const roomNeeded = 206 + 6 + 72

/** The bunch opens upward: makes room when the button is near the top of the window. */
const makeRoom = (button: HTMLElement | null) => {
  const top = button?.getBoundingClientRect().top ?? roomNeeded
  if (top < roomNeeded) window.scrollBy({ top: top - roomNeeded, behavior: 'smooth' })
}

/** Open, folding back, closed. Closes by a press elsewhere and when the focus leaves; then the focus is left alone. */
export function useBunch(root: RefObject<HTMLElement | null>, button: RefObject<HTMLButtonElement | null>) {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed')
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
    open: () => {
      makeRoom(button.current)
      setState('open')
    },
    close: () => {
      setState('closing')
      button.current?.focus({ preventScroll: true })
    },
    closed: () => setState('closed'),
  }
}
