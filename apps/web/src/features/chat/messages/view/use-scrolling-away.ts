import { useRef } from 'react'

type Measures = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>

/**
 * Whether somebody scrolls up and away from the end. A list also moves by itself: its lines are measured, pictures come, the
 * phone is turned. Then its size changes too, however late that is on a slow device, so only a move within the same size is
 * somebody's own.
 * @returns what is to be called on each scroll
 */
export function useScrollingAway(): (list: Measures) => boolean {
  const before = useRef<Measures>({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 })
  const isLeaving = useRef(false)
  return ({ scrollTop, scrollHeight, clientHeight }) => {
    const was = before.current
    before.current = { scrollTop, scrollHeight, clientHeight }
    if (scrollTop + clientHeight >= scrollHeight - 1) isLeaving.current = false
    else if (scrollHeight === was.scrollHeight && clientHeight === was.clientHeight && scrollTop !== was.scrollTop)
      isLeaving.current = scrollTop < was.scrollTop
    return isLeaving.current
  }
}
